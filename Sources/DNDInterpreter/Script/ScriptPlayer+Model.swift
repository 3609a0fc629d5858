internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// `model …`: changes of the app's own data, without UIKit's knowledge.
extension ScriptPlayer {
    func editModel(
        _ edit: ListEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        switch edit {
        case .insert(let expressions, let places):
            try insertIntoModel(expressions, at: places, in: list, bindings, statement, engine: &engine)
        case .remove(let places):
            for place in places {
                let path = try path(place, in: list, .model, bindings, engine)
                try removeFromModel(at: path, in: list, statement, engine: &engine)
            }
        case .removeItems(let expressions):
            for item in try items(expressions, bindings, statement, engine: &engine) {
                let path = try modelPath(of: item, in: list, bindings, statement, engine)
                try removeFromModel(at: path, in: list, statement, engine: &engine)
            }
        case .move(let from, let to):
            let source = try path(from, in: list, .model, bindings, engine)
            try moveInModel(from: source, to: to, in: list, bindings, statement, engine: &engine)
        case .moveItem(let expression, let to):
            for item in try items([expression], bindings, statement, engine: &engine) {
                let source = try modelPath(of: item, in: list, bindings, statement, engine)
                try moveInModel(from: source, to: to, in: list, bindings, statement, engine: &engine)
            }
        case .insertSection, .deleteSection, .moveSection:
            try editModelSections(edit, in: list, bindings, statement, engine: &engine)
            note(.changedModelSections, in: list, at: statement.range)
        case .reload, .reconfigure, .reloadAll, .reloadSection, .beginUpdates, .endUpdates:
            preconditionFailure("The checker lets only a list be told of those.")
        }
    }

    private func insertIntoModel(
        _ expressions: [ItemExpression], at places: [Place], in list: ListID, _ bindings: Bindings,
        _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        guard let place = places.first else { return }
        var path = try path(place, in: list, .model, bindings, engine)
        for item in try items(expressions, bindings, statement, engine: &engine) {
            let target = path
            try onModel(of: list, statement, &engine) { (engine) throws(ModelFault) in
                try engine.scene.insertIntoModel(item, at: target, in: list)
            }
            note(.inserted(item, target), in: list, at: statement.range)
            path.item += 1
        }
    }

    private func removeFromModel(
        at path: RowPath, in list: ListID, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        var removed: ItemID?
        try onModel(of: list, statement, &engine) { (engine) throws(ModelFault) in
            removed = try engine.scene.removeFromModel(at: path, in: list)
        }
        if let removed { note(.removed(removed, path), in: list, at: statement.range) }
    }

    private func moveInModel(
        from source: RowPath, to place: Place, in list: ListID, _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) {
        let target = try destination(place, of: source, in: list, .model, bindings, engine)
        try onModel(of: list, statement, &engine) { (engine) throws(ModelFault) in
            try engine.scene.moveInModel(from: source, to: target, in: list)
        }
        guard let moved = engine[list].model[target] else { return }
        note(.removed(moved, source), in: list, at: statement.range)
        note(.inserted(moved, target), in: list, at: statement.range)
    }

    private func editModelSections(
        _ edit: ListEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let model = engine[list].model
        switch edit {
        case .insertSection(let title, let index):
            let section = engine.section(titled: title.text)
            guard model.index(of: section) == nil else {
                throw ScriptFault("\(engine[list].name) has a section \(title.text) already", at: title.range)
            }
            try onModel(of: list, statement, &engine) { (engine) throws(ModelFault) in
                try engine.scene.insertSectionIntoModel(section, at: index, in: list)
            }
        case .deleteSection(let expression):
            let index = try sectionIndex(expression, in: model, engine)
            try onModel(of: list, statement, &engine) { (engine) throws(ModelFault) in
                try engine.scene.removeSectionFromModel(at: index, in: list)
            }
        case .moveSection(let expression, let target):
            let index = try sectionIndex(expression, in: model, engine)
            try onModel(of: list, statement, &engine) { (engine) throws(ModelFault) in
                try engine.scene.moveSectionInModel(from: index, to: target, in: list)
            }
        default: break
        }
    }

    /// The path of an item in the app's data: near the source row of the drag, otherwise the first.
    func modelPath(
        of item: ItemID, in list: ListID, _ bindings: Bindings, _ statement: Statement, _ engine: Engine
    ) throws(ScriptFault) -> RowPath {
        if let path = engine[list].model.path(of: item, near: bindings.sourcePath) { return path }
        throw ScriptFault("the data of \(engine[list].name) has no \(engine.label(of: item))", at: statement.range)
    }

    /// Changes the data. An index that would trap in a real app is a fault of the script.
    private func onModel(
        of list: ListID, _ statement: Statement, _ engine: inout Engine,
        _ change: (inout Engine) throws(ModelFault) -> Void
    ) throws(ScriptFault) {
        do throws(ModelFault) {
            try change(&engine)
        } catch {
            var fault = ScriptFault(error.sentence(list: engine[list].name), at: statement.range)
            fault.modelFault = error
            fault.list = list
            throw fault
        }
    }

    func items(
        _ expressions: [ItemExpression], _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) -> [ItemID] {
        var result: [ItemID] = []
        for expression in expressions { result += try items(expression, bindings, statement, engine: &engine) }
        return result
    }
}

extension ModelFault {
    /// The effect in a real app, in one sentence.
    fileprivate func sentence(list: String) -> String {
        switch self {
        case .noSuchRow(let path, let count):
            "the data of \(list) has \(count) rows in section \(path.section): index \(path.item) would trap in the app"
        case .noSuchSection(let section, let count):
            "the data of \(list) has \(count) sections: section \(section) would trap in the app"
        }
    }
}
