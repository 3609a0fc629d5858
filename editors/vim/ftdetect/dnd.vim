" Written by `dnd docs grammar`: do not edit.
autocmd BufNewFile,BufRead *.dnd setfiletype dnd
