" Written by `dnd grammar`: do not edit.
autocmd BufNewFile,BufRead *.dnd setfiletype dnd
