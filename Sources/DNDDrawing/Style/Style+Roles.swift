/// A method for each role.
extension Style {
    /// A heading: a gesture in a trace, the name of a command.
    package func heading(_ text: String) -> String { self.text(text, as: .heading) }

    /// The name of a list or scenario.
    package func name(_ text: String) -> String { self.text(text, as: .name) }

    /// `people.dnd:4:3`
    package func place(_ text: String) -> String { self.text(text, as: .place) }
    package func passed(_ text: String) -> String { self.text(text, as: .passed) }
    package func failed(_ text: String) -> String { self.text(text, as: .failed) }
    package func warning(_ text: String) -> String { self.text(text, as: .warning) }

    /// Secondary text: absent methods, silences, line numbers.
    package func quiet(_ text: String) -> String { self.text(text, as: .quiet) }

    /// Carets under a source line.
    package func marks(_ text: String) -> String { self.text(text, as: .marks) }

    /// The arrow of a call that UIKit makes.
    package func call(_ text: String) -> String { self.text(text, as: .call) }

    /// The arrow of an app's call to UIKit.
    package func action(_ text: String) -> String { self.text(text, as: .action) }

    /// The number of a rule.
    package func rule(_ text: String) -> String { self.text(text, as: .rule) }
    package func expected(_ text: String) -> String { self.text(text, as: .expected) }
    package func actual(_ text: String) -> String { self.text(text, as: .actual) }
    package func placeholder(_ text: String) -> String { self.text(text, as: .placeholder) }
    package func gap(_ text: String) -> String { self.text(text, as: .gap) }
    package func lifted(_ text: String) -> String { self.text(text, as: .lifted) }

    /// The prompt before the user's input.
    package func prompt(_ text: String) -> String { self.text(text, as: .heading) }
}
