#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cabildo_fuzz::sheet(bytes));
