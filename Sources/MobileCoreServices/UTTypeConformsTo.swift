internal import DragDrop

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a type is of a kind, by the engine's tree of types. A type conforms to itself.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    TypeTree.system.type(inUTI as String, conformsTo: inConformsToUTI as String)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1 == inUTI2
}
