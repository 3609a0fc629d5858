/// The built-in `.dnd` text: the behaviour of default delegates. `make generated` makes `Textbook+Rules.swift` of it.
package enum Prelude {
    package static let text = """
        # What a delegate does as long as nobody writes their own. Each scene below stands for all of its kind.

        # Tables and collections whose data is an array.
        table array-list

        delegate in array-list {
          itemsForBeginning -> item
          canHandle -> true
          dropSessionDidUpdate when item.source -> move insertAt   # a row of this very list
          dropSessionDidUpdate -> copy insertAt

          performDropWith {
            if local {
              batch {
                each item { if item.source { if proposal move { model remove item; list delete item.source } } }
                each item { model insert item at item.destination; list insert item.destination }
              }
              each item { coordinator drop item to item.destination }
            } else {
              each item {
                placeholder insert at item.destination for item
                load item {
                  main { placeholder commit { model insert item at destination } }
                } else {
                  main { placeholder delete }
                }
              }
            }
          }
        }

        # The data source of a table, and of a collection, that is declared with `reorders`.
        table array-table { reorders }

        delegate in array-table {
          moveRowAt { model move item to move.destination }
        }

        collection array-collection { reorders }

        delegate in array-collection {
          moveItemAt { model move item to move.destination }
        }

        # Tables and collections whose data is a diffable data source.
        table diffable-list { data diffable }

        delegate in diffable-list {
          itemsForBeginning -> item
          canHandle -> true
          dropSessionDidUpdate when item.source -> move insertAt
          dropSessionDidUpdate -> copy insertAt

          performDropWith {
            if local {
              if proposal move {
                each item { if item.source { snapshot delete item } }
                each item { snapshot insert item at item.destination }
                snapshot apply
                each item { coordinator drop item to item.destination }
              } else {
                # A snapshot holds an identifier once: what is there already is not copied.
                each item { if not item.source { snapshot insert item at item.destination } }
                snapshot apply
                each item { if not item.source { coordinator drop item to item.destination } }
              }
            } else {
              each item {
                placeholder insert at item.destination for item
                load item {
                  main { placeholder commit { model insert item at destination } }
                } else {
                  main { placeholder delete }
                }
              }
            }
          }
        }

        table diffable-table { data diffable; reorders }

        delegate in diffable-table {
          moveRowAt { snapshot move item to move.destination; snapshot apply }
        }

        # UIKit changes the snapshot itself; the handlers only have to be there.
        collection diffable-collection { data diffable; reorders }

        delegate in diffable-collection {
          canReorderItem -> true
          didReorder { }
        }

        # Plain views: one item per label, and whatever is dropped is loaded.
        view plain-view

        delegate in plain-view {
          itemsForBeginning -> item
          canHandle -> true
          sessionDidUpdate -> copy
          performDrop { each item { load item { } } }
        }

        # Plain views with a paste configuration need no drop delegate.
        view pasting-view { pasteConfiguration: public.utf8-plain-text }

        delegate in pasting-view {
          itemsForBeginning -> item
          paste { each item { load item { } } }
        }
        """
}
