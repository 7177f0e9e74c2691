autocmd BufRead,BufNewFile *.walk,*.steps setfiletype walk
