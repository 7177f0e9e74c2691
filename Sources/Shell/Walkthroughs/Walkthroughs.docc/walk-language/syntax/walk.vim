" Highlights walkthroughs, the scripts of flowsh.
if exists("b:current_syntax")
  finish
endif

" The beginning of a command: at the beginning of a line or after a semicolon.
syn match walkStart /\%(^\|\%(\\\@1<!;\)\@2<=\)\s*\%([!?]\s\+\)\?\ze\a/ contains=walkOutcome nextgroup=walkCommand,walkExpect,walkNote,walkVerb
syn match walkOutcome /[!?]/ contained
syn match walkVerb /[^[:space:];'"\\$]\+/ contained

syn keyword walkCommand contained open select tap touch back dismiss page scroll swipe press refresh goto
syn keyword walkCommand contained type toggle choose search submit
syn keyword walkCommand contained size rotate background foreground memory wait relaunch notify permission location
syn keyword walkCommand contained screen stack tree actions audit events where map explore trace why leaks
syn keyword walkCommand contained source undo redo record help history alias set quit
syn keyword walkExpect contained expect nextgroup=walkSoft,walkNot,walkSubject skipwhite
syn keyword walkSoft contained soft nextgroup=walkNot,walkSubject skipwhite
syn keyword walkNot contained not no nextgroup=walkSubject skipwhite
syn keyword walkSubject contained screen stack tab modal alert row button field text visible toggle
syn keyword walkSubject contained choice count enabled selected swipe press coordinator flow call event
syn keyword walkSubject contained output leaks warnings issues value class size
syn keyword walkNote contained note nextgroup=walkNoteText
syn match walkNoteText /\%(\s.*\)\?$/ contained contains=walkVariable

syn match walkBlock /^\s*\%(setup\|teardown\|else\|end\)\>\ze\s*\%(#.*\)\?$/
syn match walkBlock /^\s*\%(if\|while\)\>/ nextgroup=walkNot,walkSubject skipwhite
syn region walkEach matchgroup=walkBlock start=/^\s*\%(each\|repeat\|attempt\)\>/ end=/$/ oneline contains=walkIn,walkString,walkVariable,walkEscape
syn match walkIn /\s\zsin\ze\%([ \t(]\|$\)/ contained

syn match walkSeparator /;/
syn match walkWithin /\s\zswithin\s\+\d\+\%(\.\d\+\)\?\%(ms\|s\)\?\ze\%([ \t;]\|$\)/
syn match walkNumber /\s\zs\d\+\%(\.\d\+\)*\ze\%([ \t;]\|$\)/
syn match walkEscape /\\./
syn region walkString start=/"/ skip=/\\./ end=/"/ oneline contains=walkVariable,walkEscape
syn region walkString start=/'/ end=/'/ oneline
syn match walkMessage /\s\zs--\s.*$/ contains=walkVariable
syn match walkVariable /\\\@1<!\${\h[A-Za-z0-9_-]*\%(:-[^}]*\)\?}/

syn match walkComment /\%(\%(^\|;\)\s*\)\@<=#.*$/ contains=@Spell
syn match walkComment /[ \t]\@1<=#\%([A-Za-z0-9_]\|[^\x00-\x7F]\)\@!.*$/ contains=@Spell
syn match walkTitle /^\s*==.*$/ contains=walkTag,walkVariable
syn match walkTag /\s\zs@[^[:space:],]\+\ze\%(\s\+@[^[:space:],]\+\)*\s*$/ contained
syn match walkUnknown /^\s*@\S*.*$/
syn match walkSetting /^\s*@\%(app\|tags\|size\|set\|secret\|fill\|data\|network\|permission\|location\|argument\|language\|region\|transitions\|skip\|known\|timeout\|clock\|now\)\%(\s.*\)\?$/ contains=walkKey,walkString,walkVariable
syn match walkKey /^\s*@\a\+/ contained
syn match walkOutput /^\s*|.*$/ contains=walkPattern,walkVariable
syn match walkPattern /\s(\%(glob\|re\))\s*$/ contained
syn match walkPattern /^\s*|\zs\.\.\.\s*$/ contained

hi def link walkComment Comment
hi def link walkKey PreProc
hi def link walkUnknown Error
hi def link walkTitle Title
hi def link walkTag Tag
hi def link walkOutput String
hi def link walkPattern Special
hi def link walkBlock Repeat
hi def link walkIn Repeat
hi def link walkCommand Statement
hi def link walkNote Statement
hi def link walkNoteText String
hi def link walkExpect Conditional
hi def link walkSoft Conditional
hi def link walkNot Operator
hi def link walkSubject Type
hi def link walkVerb Function
hi def link walkOutcome Operator
hi def link walkSeparator Delimiter
hi def link walkWithin Number
hi def link walkNumber Number
hi def link walkEscape SpecialChar
hi def link walkString String
hi def link walkMessage String
hi def link walkVariable Identifier

let b:current_syntax = "walk"
