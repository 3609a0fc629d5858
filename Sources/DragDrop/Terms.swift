/// The terms that the engine shares with the language are part of its interface.
@_exported public import DragDropTerms
