// Decides which strings in the code are texts, by their place and their look.

/** Places whose strings are never shown: calls, attributes and keys. */
const neverShown = [
  // Attributes that are names, addresses and shapes.
  /^attr:(class\w*|id|d|rel|type|to|href|suggest|style|key|name|autoComplete)$/i,
  // Calls to the browser or the log.
  /^call:(console\.\w+|.*querySelector(All)?|clsx|matchMedia|media|matches|.*\.(replace|replaceAll|startsWith|endsWith|includes|closest|split)|Date\.parse|.*\.sort)#/,
  /^prop:(class|className|content|live\[\]|renderHTML|zIndex)$/,
  /^var:(class(es|Name)|\w*Class|translate|numbers\[\]|names\[\])$/,
  /^assign:(headers\.\w+|.*\.style\..*|.*\.name)$/,
  /^(code|key)$/,
]

/** Places whose strings are shown even if they are one word in small letters, like a key. */
const saidInOneWord = /^(child|attr:noun|prop:singular|call:counted#[12]|inner)$/

/** A word: letters without a figure, a sign of code or part of another word beside them. */
const word = /(?<![\p{L}\p{N}_.#/:[])\p{L}\p{Ll}+(?![\p{L}\p{N}_(\]=/]|\.\p{L})/u

/** Places of the server whose strings are for programmers, operators, protocols and the database. */
const neverShownByServer = [
  /^call:((.*\.)?log\.\w+|(Range|Type)?Error|FileMissing|DatabaseAway|GatewaySilent|MailRefused|NotPublic|SandboxRefused|\?|z\..*|(socket\.)?end|each\.close)#/,
  /^prop:(erasure|exported|type|firstName|reason|rules\[\])$/,
  /^var:(FONT|(browsers|systems)\[\]\[\])$/,
]

/** Places of the server that hold only texts, of one word too. */
const wordsOfServer = /^(prop:(title|subject|label|body|action|lines\[\]|after\[\])|call:(notFound|label)#0)$/

/** How a sentence of the server begins: SQL, log lines and keys begin in small letters. */
const begun = /^[“‘(]?\p{Lu}/u
/** A sentence that begins with a value is known by its end. */
const ended = /^\{\d+\}.*\s\p{Ll}{2}.*[.:!?]$/su

/** Whether a string of the server is a text. Most of its strings are none, so a text must look like a sentence. */
export function isServerText(text: string, place: string): boolean {
  if ([...neverShown, ...neverShownByServer].some((each) => each.test(place)) || !word.test(text)) return false
  if (/[<>{}]|\p{L}\(|^[a-z]+:/u.test(text.replace(/\{\d+\}/g, ''))) return false
  return /\s/.test(text)
    ? begun.test(text) || ended.test(text) || wordsOfServer.test(place)
    : begun.test(text) && wordsOfServer.test(place)
}

/** Whether a string is a text. Places: 'child' of an element, 'attr:title', 'prop:label', 'return', 'inner' of a sentence. */
export function isText(text: string, place: string): boolean {
  if (neverShown.some((each) => each.test(place)) || !/\p{L}/u.test(text)) return false
  if (place === 'child') return /\p{L}{2}/u.test(text)
  if (/[{}<>]|\p{L}\(|^[a-z]+:|^[#./@([]/u.test(text.replace(/\{\d+\}/g, '')) || !word.test(text)) return false
  if (saidInOneWord.test(place)) return true
  // In a function call, one word with a capital may be the name of a type or an event.
  if (/^\p{Lu}[\p{L}’'-]+[.…!?:]?$/u.test(text)) return !place.startsWith('call:')
  return /\s/.test(text)
}
