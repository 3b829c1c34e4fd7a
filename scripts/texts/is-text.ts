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
