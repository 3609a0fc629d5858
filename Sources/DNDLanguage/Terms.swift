/// The terms that the language shares with the engine are part of its interface.
@_exported public import DragDropTerms
