" Written by `dnd docs grammar`: do not edit.
if exists('b:current_syntax')
  finish
endif

syntax sync fromstart
syntax case match

syntax match dndLabel /\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*/
syntax match dndMethod /\%(activationHandler\|canHandle\|canMoveItemAt\|canMoveRowAt\|canPaste\|canReorderItem\|cellProvider\|cellUpdateHandler\|completion\|concludeDrop\|didChangeWith\|didEndWith\|didReorder\|dragPreviewParametersForItemAt\|dragPreviewParametersForRowAt\|dragSessionAllowsMoveOperation\|dragSessionDidEnd\|dragSessionIsRestrictedToDraggingApplication\|dragSessionWillBegin\|dragStateDidChange\|dropPreviewParametersForItemAt\|dropPreviewParametersForRowAt\|dropSessionDidEnd\|dropSessionDidEnter\|dropSessionDidExit\|dropSessionDidUpdate\|interactionDidFinish\|invalidationContext\|itemsForAddingTo\|itemsForBeginning\|moveItemAt\|moveRowAt\|paste\|performDrop\|performDropWith\|prefersFullSizePreviewsFor\|previewForCancelling\|previewForDropping\|previewForLifting\|previewParametersProvider\|sessionAllowsMoveOperation\|sessionDidEnd\|sessionDidEnter\|sessionDidExit\|sessionDidMove\|sessionDidTransferItems\|sessionDidUpdate\|sessionForAddingItems\|sessionIsRestrictedToDraggingApplication\|sessionWillBegin\|shouldAllow\|shouldCollapseItem\|shouldExpandItem\|shouldSpringLoadItemAt\|shouldSpringLoadRowAt\|snapshotForExpandingParent\|targetIndexPathForMoveFromItemAt\|targetIndexPathForMoveFromRowAt\|targetIndexPathForMoveOfItemFromOriginalIndexPath\|willAdd\|willAnimateCancelWith\|willAnimateDropWith\|willAnimateLiftWith\|willCollapseItem\|willEndWith\|willExpandItem\|willReorder\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndKeyword /\%(above\|activated\|activating\|active\|add\|addAnimations\|addCompletion\|all\|animations\|animator\|answer\|app\|append\|apply\|array\|as\|ask-siri\|assume\|automatic\|background\|badge\|batch\|beginUpdates\|below\|bottom\|cadence\|call\|calls\|cancel\|cancelled\|cell\|cellDragState\|cellDropState\|cells\|class\|code\|collapse\|collection\|commit\|conforms\|contains\|context\|continues\|coordinator\|copy\|count\|data\|data-source\|decided\|default\|define\|delegate\|delete\|delivered\|dequeue\|deselect\|destination\|device\|diffable\|difference\|domain\|drag\|dragging\|drop\|each\|edge\|editing\|empty\|end\|endUpdates\|error\|examples\|exception\|expand\|expandedItems\|expect\|extended\|faded\|fails\|false\|fast\|file\|finalSnapshot\|finding\|finger\|folder\|forbidden\|full-size\|gap\|gives\|header\|hidden\|holds\|host\|hover\|idle\|if\|immediate\|in-place\|inactive\|include\|index\|indexOfItem\|indicator\|initialSnapshot\|insert\|insertAt\|insertInto\|inside\|ios\|isEqual\|isExpanded\|isVisible\|item\|item\.destination\|item\.file\|item\.label\|item\.local\|item\.preview\|item\.source\|itemIdentifiers\|items\|layout\|leave\|level\|lift\|lift-behavior\|lifted\|lifting\|list\|live\|load\|loaded\|loads\|local\|log\|long-press\|main\|meanwhile\|model\|move\|move\.destination\|move\.source\|name\|named\|never\|no\|none\|not\|notTargeted\|numberOfItems\|object\|off\|off-main\|on\|once\|operation\|order\|original\|outline\|own\|pad\|parameters\|parent\|pasteConfiguration\|phone\|placeholder\|placeholders\|plus\|position\|possible\|precise\|presentation\|preview\|previewProvider\|previews\|progress\|progressIndicatorStyle\|proposal\|provided\|queue\|read\|reads\|recognize\|reconfigure\|release\|reload\|reloadData\|reloading\|remove\|reorder\|reordering\|reorders\|replace\|returned\|rootItems\|scaled\|scenario\|scroll\|section\|sectionTransactions\|select\|selected\|session\|session\.items\|setNeedsDropPreviewUpdate\|settle\|shown\|silence\|simultaneous-drops\|simultaneous-recognition\|single\|size\|slow\|snapshot\|spring\|spring-loaded\|springLoading\|start\|state\|still\|stops\|table\|take\|targetItem\|targetView\|targeted\|team\|team-data\|text\|then\|top\|translate\|true\|twice\|type\|types\|unanimated\|uncommitted\|unspecified\|update\|updates\|view\|visibility\|visible\|visibleItems\|wait\|window\|without\|writes\|yes\|zip\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndPreposition /\%(after\|at\|before\|else\|for\|from\|in\|into\|of\|to\|when\|with\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndConstant /\.\.\.\|\~\|_\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndNumber /\%(0\|[1-9][0-9]*\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndNumber /\%(0\|[1-9][0-9]*\)\%(ms\|s\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndSelector /\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*(\%(\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*:\)*)/
syntax match dndParameter /\$\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*/
syntax match dndArrow /->/
syntax match dndVerb /\%(\%(\\\s*\n\)\@<!\_^\s*\|[{;]\s*\)\@<=\%(add\|after\|animations\|animator\|answer\|app\|ask-siri\|assume\|batch\|before\|cadence\|cancel\|cells\|class\|collapse\|collection\|context\|coordinator\|data\|define\|delegate\|deselect\|device\|drag\|drop\|each\|editing\|examples\|expand\|expect\|fails\|file\|finger\|folder\|gives\|holds\|hover\|if\|include\|inside\|ios\|item\|leave\|lift\|lift-behavior\|list\|load\|local\|main\|meanwhile\|model\|named\|object\|outline\|parameters\|pasteConfiguration\|placeholder\|presentation\|previewProvider\|progress\|read\|reads\|recognize\|release\|reorder\|reorders\|scenario\|section\|select\|selected\|session\|setNeedsDropPreviewUpdate\|settle\|simultaneous-drops\|simultaneous-recognition\|size\|snapshot\|spring\|spring-loaded\|table\|team\|team-data\|text\|translate\|type\|view\|visibility\|visible\|wait\|window\|with\|without\|writes\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndVerb /\%(@\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*\%((\_[^()]*)\)\?\s\+\)\@<=\%(add\|after\|animations\|animator\|answer\|app\|ask-siri\|assume\|batch\|before\|cadence\|cancel\|cells\|class\|collapse\|collection\|context\|coordinator\|data\|define\|delegate\|deselect\|device\|drag\|drop\|each\|editing\|examples\|expand\|expect\|fails\|file\|finger\|folder\|gives\|holds\|hover\|if\|include\|inside\|ios\|item\|leave\|lift\|lift-behavior\|list\|load\|local\|main\|meanwhile\|model\|named\|object\|outline\|parameters\|pasteConfiguration\|placeholder\|presentation\|previewProvider\|progress\|read\|reads\|recognize\|release\|reorder\|reorders\|scenario\|section\|select\|selected\|session\|setNeedsDropPreviewUpdate\|settle\|simultaneous-drops\|simultaneous-recognition\|size\|snapshot\|spring\|spring-loaded\|table\|team\|team-data\|text\|translate\|type\|view\|visibility\|visible\|wait\|window\|with\|without\|writes\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)\@!/
syntax match dndAnnotation /@\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*/
syntax region dndList matchgroup=dndDelimiter start=/(/ end=/)/ contains=@dndInList
syntax region dndList matchgroup=dndDelimiter start=/\[/ end=/\]/ contains=@dndInList
syntax match dndSelector /\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*(\%(\%([[:alnum:]_]\|[^\x00-\x7f]\)\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)*:\)*)/
syntax region dndString start=/"/ skip=/\\./ end=/"\|$/ oneline contains=dndEscape
syntax match dndEscape /\\["\\nt]/ contained
syntax match dndComment /#.*$/ contains=@Spell
syntax cluster dndInList contains=dndLabel,dndMethod,dndKeyword,dndPreposition,dndConstant,dndNumber
syntax cluster dndInList add=dndSelector,dndParameter,dndList,dndString,dndComment

highlight default link dndVerb Statement
highlight default link dndKeyword Keyword
highlight default link dndPreposition Operator
highlight default link dndMethod Function
highlight default link dndSelector Function
highlight default link dndLabel Identifier
highlight default link dndNumber Number
highlight default link dndConstant Constant
highlight default link dndParameter PreProc
highlight default link dndAnnotation Tag
highlight default link dndArrow Operator
highlight default link dndDelimiter Delimiter
highlight default link dndString String
highlight default link dndEscape SpecialChar
highlight default link dndComment Comment

let b:current_syntax = 'dnd'
