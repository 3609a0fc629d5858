" Written by `dnd docs grammar`: do not edit.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:# commentstring=#\ %s
setlocal expandtab shiftwidth=2 softtabstop=2 textwidth=120 formatoptions-=t
setlocal makeprg=dnd\ lint\ %:S
setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m,%-G%.%#
setlocal formatprg=dnd\ fmt\ -

let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< textwidth<'
      \ . ' formatoptions< makeprg< errorformat< formatprg<'
