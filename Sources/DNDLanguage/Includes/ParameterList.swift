package import SourceText

/// The parameters of a file, for listings of includable files.
package struct ParameterList {
    package struct Parameter {
        package let name: String

        /// The default value.
        package let defaultText: String
    }

    /// In the order of the text; empty for a file without parameters.
    package let all: [Parameter]

    package init(of source: SourceFile) {
        let statements = Parser.parse(file: FileID(rawValue: 0), source: source).block.statements
        let declaration = statements.first { $0.keyword == .parameters }
        let block = declaration.flatMap { PhraseReading($0, in: .file).match($0)?.blocks.first }
        let parameters = block.map { FileParameters($0, in: .parameters, at: $0.range) }
        all = (parameters?.all ?? []).map { parameter in
            Parameter(
                name: parameter.name.text,
                defaultText: parameter.values.map { $0.spelling }.joined(separator: " "))
        }
    }
}
