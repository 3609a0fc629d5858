// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson26() -> [CourseFile] {
        [
        CourseFile(path: "26-local-object-or-provider/lesson.md", text: #"""
# Local object or provider
kind: R
unit: 7
rules: R176 R219 R072 R068

An item dragged inside your app can carry a `localObject`, the very thing that
is meant. For an item from another app it is nil: what crosses the border is an
`NSItemProvider`, a promise of data that must be loaded.

    item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, error in
        DispatchQueue.main.async { … }
    }

The load has to begin before `performDropWith` returns. The answer comes later,
on a queue of the provider; `main { … }` hops to the main queue.

In a delegate here `if item.local` asks for a local object, and
`load item { main { … } }` loads. This inbox takes rows of `notes`, and forgets
what comes from another app. Predict both scenarios, then mend the delegate.
A local row is not loaded: it is there already.

## Hints
1. There is an `if` without an `else`.
2. In the else the text has to be loaded first: load item { … }
3. load item { main { … } } with the same batch inside.

## Why
Try the nearest first: an own row by its sourceIndexPath, an item of this app by
its localObject, everything else by its provider. Loading works for all of them
and makes local drops slow for nothing; `as!` on localObject crashes with the
first item from another app. Next, a load fails: `load item { … } else { … }`.

"""#),
        CourseFile(path: "26-local-object-or-provider/second-solution.dnd", text: #"""
table inbox: A
app Mail { view draft: M E { drop off } }
item M { after 1s }
item E { after 1s; fails "offline" }

delegate in inbox {
  performDropWith {
    each item {
      load item {
        main { batch { model insert item at 0; list insert 0 } }
      } else {
        main { batch { model insert sorry at 0; list insert 0 } }
      }
    }
  }
}

scenario "a text that arrives" {
  drag M from draft; hover A in inbox; drop; settle
  expect order in inbox: M A
}

# Where the load fails, a row with the label `sorry` shall appear.
scenario "a text that never arrives" {
  drag E from draft; hover A in inbox; drop; settle
  expect error "offline ..."
  expect order in inbox: sorry A
}

"""#),
        CourseFile(path: "26-local-object-or-provider/second.dnd", text: #"""
table inbox: A
app Mail { view draft: M E { drop off } }
item M { after 1s }
item E { after 1s; fails "offline" }

delegate in inbox {
  performDropWith {
    each item {
      load item { main { batch { model insert item at 0; list insert 0 } } }
    }
  }
}

scenario "a text that arrives" {
  drag M from draft; hover A in inbox; drop; settle
  expect order in inbox: M A
}

# Where the load fails, a row with the label `sorry` shall appear.
scenario "a text that never arrives" {
  drag E from draft; hover A in inbox; drop; settle
  expect error "offline ..."
  expect order in inbox: sorry A
}

"""#),
        CourseFile(path: "26-local-object-or-provider/solution.dnd", text: #"""
table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at 0; list insert 0 }
      } else {
        load item { main { batch { model insert item at 0; list insert 0 } } }
      }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "26-local-object-or-provider/start.dnd", text: #"""
table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at 0; list insert 0 }
      }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "26-local-object-or-provider/wrong/always-loaded.dnd", text: #"""
# Reply: Loading works for everything, but the note is here already: its
#   localObject needs no promise and no second. Load only what has none.

table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      load item { main { batch { model insert item at 0; list insert 0 } } }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "26-local-object-or-provider/wrong/as-it-was.dnd", text: #"""
# Reply: The text of the other app is dropped and forgotten: it has no local
#   object, and the `if` has no `else`. An item without a local object has to be
#   loaded.

table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at 0; list insert 0 }
      }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "26-local-object-or-provider/wrong/loaded-and-left.dnd", text: #"""
# Reply: The text is loaded and nobody does anything with it. Insert it in the
#   block, which runs when the data has come.

table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at 0; list insert 0 }
      } else {
        load item { }
      }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "26-local-object-or-provider/wrong/never-loaded.dnd", text: #"""
# Reply: You inserted a row for a text that you do not have. An item from
#   another app is a promise: without a load there is nothing to show.

table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      batch { model insert item at 0; list insert 0 }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "26-local-object-or-provider/wrong/only-the-data.dnd", text: #"""
# Reply: The data has the row and the table was not told: inside the block,
#   too, an insertion is a change of both.

table inbox: A
table notes: N { drop off }
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in inbox {
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at 0; list insert 0 }
      } else {
        load item { main { model insert item at 0 } }
      }
    }
  }
}

scenario "a note of this app is there at once" {
  drag N; hover A in inbox; drop
  expect order in inbox: N A
  settle
  expect loaded: none
}

scenario "a text of another app arrives a second later" {
  drag M from draft; hover A in inbox; drop
  expect order in inbox: A
  settle
  expect order in inbox: M A
  expect loaded: M
}

"""#),
        ]
    }
}
