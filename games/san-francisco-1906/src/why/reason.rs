//! The words of what stands in the way of an answer, each with its rule.

use kernel::{Reason, Words};

use crate::state::Question;
use crate::titles::{development_title, objective_title, permit_title, plot_title, space_title};
use crate::why::Obstacle;

pub(crate) fn reason(obstacle: Obstacle, words: &Words) -> Reason {
    let lang = words.lang;
    let text = |rule, english: &str, french: &str| (rule, english.to_owned(), french.to_owned());
    let (rule, english, french) = match obstacle {
        Obstacle::Over => text("end.2", "the game is over", "la partie est finie"),
        Obstacle::NotYourTurn(asked) => {
            let who = words.name(asked);
            ("order.2", format!("it is {who}'s turn"), format!("c'est à {who} de jouer"))
        }
        Obstacle::First(question) => first(question),
        Obstacle::NoIncomeSpace(dollars) => (
            "income.1",
            format!("there is no income space with ${dollars}"),
            format!("il n'y a pas de case de gains à {dollars} $"),
        ),
        Obstacle::Taken(seat) => {
            let who = words.name(seat);
            ("turn.1", format!("{who}'s pawn stands there"), format!("le pion de {who} occupe cette case"))
        }
        Obstacle::NotThisYear(year) => {
            ("bonus.9", format!("this is not a bonus of {year}"), format!("ce n'est pas un bonus de {year}"))
        }
        Obstacle::TooManyPermits(most) => {
            ("permit.2", format!("you have {most} permits already"), format!("vous avez déjà {most} permis"))
        }
        Obstacle::NotInRow(permit) => {
            let permit = permit_title(permit, lang);
            (
                "permit.1",
                format!("the permit {permit} is not in the row"),
                format!("le permis {permit} n'est pas dans la rangée"),
            )
        }
        Obstacle::NoPermits => {
            text("permit.3", "the row of permits is empty", "la rangée des permis est vide")
        }
        Obstacle::ObjectiveNotInRow(objective) => {
            let title = objective_title(objective, lang);
            (
                "objective.1",
                format!("the objective \"{title}\" is not in the row"),
                format!("l'objectif « {title} » n'est pas dans la rangée"),
            )
        }
        Obstacle::PileEmpty => {
            text("objective.3", "the pile of objectives is empty", "la pioche des objectifs est vide")
        }
        Obstacle::NoObjectives => text("objective.3", "no objective is left", "il ne reste aucun objectif"),
        Obstacle::ReserveEmpty => text(
            "materials.1",
            "none of your buildings is left in the reserve",
            "il ne reste aucun de vos bâtiments dans la réserve",
        ),
        Obstacle::NotOnCard(space) => {
            let space = space_title(space, lang);
            (
                "turn.3",
                format!("this action card has no space \"{space}\""),
                format!("cette carte Action n'a pas de case « {space} »"),
            )
        }
        Obstacle::StepsTooDear { price, dollars } => (
            "turn.3",
            format!("the steps to it cost ${price}, you have ${dollars}"),
            format!("les cases jusque-là coûtent {price} $, vous avez {dollars} $"),
        ),
        Obstacle::ActionTooDear { space, price, dollars } => {
            let space = space_title(space, lang);
            (
                "turn.6",
                format!("{space} costs ${price}, you would have ${dollars}"),
                format!("{space} coûte {price} $, il vous resterait {dollars} $"),
            )
        }
        Obstacle::NoPassing => text("turn.5", "two players do not pass", "à deux joueurs on ne passe pas"),
        Obstacle::NoSuchPlot(plot) => {
            let place = plot.place();
            ("map.3", format!("the map has no plot {place}"), format!("la carte n'a pas de parcelle {place}"))
        }
        Obstacle::OtherPlot(found) => {
            let found = plot_title(found, lang);
            ("map.3", format!("the plot there is {found}"), format!("à cet endroit se trouve {found}"))
        }
        Obstacle::NoRubble(plot) => {
            let plot = plot_title(plot, lang);
            (
                "clearing.1",
                format!("no rubble lies on {plot}"),
                format!("il n'y a pas de décombres sur {plot}"),
            )
        }
        Obstacle::ClearingTooDear { price, dollars, token } => (
            if token { "clearing.1" } else { "clearing.2" },
            format!("costs ${price}, you have ${dollars}"),
            format!("coûte {price} $, vous avez {dollars} $"),
        ),
        Obstacle::NoBuilding => {
            text("build.1", "you have no building in front of you", "vous n'avez pas de bâtiment devant vous")
        }
        Obstacle::BuildTooDear { price, dollars } => (
            "build.6",
            format!("building costs ${price} this year, you would have ${dollars}"),
            format!("construire coûte {price} $ cette année, vous auriez {dollars} $"),
        ),
        Obstacle::RubbleTooDear { price, dollars } => (
            "build.7",
            format!("building on rubble costs ${price}, you would have ${dollars}"),
            format!("construire sur des décombres coûte {price} $, vous auriez {dollars} $"),
        ),
        Obstacle::Built(plot, owner) => {
            let (plot, who) = (plot_title(plot, lang), words.name(owner));
            (
                "build.1",
                format!("a building of {who} stands on {plot}"),
                format!("un bâtiment de {who} se trouve sur {plot}"),
            )
        }
        Obstacle::PermitsFitNowhere { subsidy } => (
            if subsidy { "build.5" } else { "build.2" },
            "your permits fit no free plot".to_owned(),
            "vos permis ne conviennent à aucune parcelle libre".to_owned(),
        ),
        Obstacle::PermitsDoNotFit { plot, subsidy } => {
            let plot = plot_title(plot, lang);
            (
                if subsidy { "build.5" } else { "build.3" },
                format!("no one or two of your permits fit {plot}"),
                format!("aucun de vos permis, ni deux ensemble, ne convient à {plot}"),
            )
        }
        Obstacle::PermitNotOwned(permit) => {
            let permit = permit_title(permit, lang);
            (
                "build.8",
                format!("you do not have the permit {permit}"),
                format!("vous n'avez pas le permis {permit}"),
            )
        }
        Obstacle::SetDoesNotFit { plot, two, subsidy } => {
            let plot = plot_title(plot, lang);
            let rule = if subsidy {
                "build.5"
            } else if two {
                "build.3"
            } else {
                "build.2"
            };
            (
                rule,
                format!("number and colour of {plot} are not both covered"),
                format!("le numéro et la couleur de {plot} ne sont pas couverts tous les deux"),
            )
        }
        Obstacle::DevelopmentGone(kind) => {
            let kind = development_title(kind, lang);
            ("card.4", format!("no card is left: {kind}"), format!("il ne reste plus de carte : {kind}"))
        }
        Obstacle::DevelopmentTooDear { kind, price, dollars } => {
            let kind = development_title(kind, lang);
            (
                "card.3",
                format!("{kind} costs ${price}, you have ${dollars}"),
                format!("{kind} coûte {price} $, vous avez {dollars} $"),
            )
        }
        Obstacle::NotShared(kind) => {
            let kind = development_title(kind, lang);
            (
                "card.1",
                format!("your two permits do not share the symbol: {kind}"),
                format!("vos deux permis n'ont pas ce symbole en commun : {kind}"),
            )
        }
    };
    Reason::new(rule, words.say(english, french))
}

/// What must be answered before anything else.
fn first(question: Question) -> (&'static str, String, String) {
    let (rule, english, french) = match question {
        Question::Income => {
            ("income.1", "first choose an income space", "choisissez d'abord une case de gains")
        }
        Question::Bonus => {
            ("bonus.9", "first take the bonus of the year", "prenez d'abord le bonus de l'année")
        }
        Question::Space => (
            "turn.1",
            "first move your pawn to a free space of the card",
            "déplacez d'abord votre pion vers une case libre de la carte",
        ),
        Question::Option => (
            "turn.2",
            "say what you do on this action card",
            "dites ce que vous faites sur cette carte Action",
        ),
        Question::Permit => ("permit.1", "choose a permit of the row", "choisissez un permis de la rangée"),
        Question::Objective => ("objective.1", "choose an objective", "choisissez un objectif"),
        Question::Clearing => ("clearing.1", "say what you clear", "dites ce que vous déblayez"),
        Question::Plot { .. } => ("build.1", "say where you build", "dites où vous construisez"),
        Question::Permits { .. } => {
            ("build.8", "say which permits you spend", "dites quels permis vous défaussez")
        }
        Question::Development { .. } => (
            "card.2",
            "take an urban development card or decline it",
            "prenez une carte Développement urbain ou renoncez-y",
        ),
        Question::Over => ("end.2", "the game is over", "la partie est finie"),
    };
    (rule, english.to_owned(), french.to_owned())
}
