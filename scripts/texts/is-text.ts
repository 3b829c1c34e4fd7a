// Which of the strings in the code are texts: by where they stand, and by what they look like.

/** What is never shown, wherever it stands: what it is given to, or kept under. */
const neverShown = [
  // Attributes that are names, addresses and shapes.
  /^attr:(class\w*|id|d|rel|type|to|href|suggest|style|key|name|autoComplete)$/i,
  // What speaks to the browser or the log.
  /^call:(console\.\w+|.*querySelector(All)?|matchMedia|media|matches|.*\.(replace|replaceAll|startsWith|endsWith|includes|closest|split)|Date\.parse|.*\.sort)#/,
  /^prop:(class|className|content|live\[\]|renderHTML|zIndex)$/,
  /^var:(class(es|Name)|\w*Class|translate|numbers\[\]|names\[\])$/,
  /^assign:(headers\.\w+|.*\.style\..*|.*\.name)$/,
  /^(code|key)$/,
]

/** Shown by themselves, though they are one word in small letters as keys are. */
const saidInOneWord = /^(child|attr:noun|prop:singular|call:counted#[12]|inner)$/

/** A word: letters that neither a figure, a sign of code nor another word's part stands beside. */
const word = /(?<![\p{L}\p{N}_.#/:[])\p{L}\p{Ll}+(?![\p{L}\p{N}_(\]=/]|\.\p{L})/u

/** One of the places that say something in a string: 'child' of an element, 'attr:title', 'prop:label', 'return', 'inner' of a sentence. */
export function isText(text: string, place: string): boolean {
  if (neverShown.some((each) => each.test(place)) || !/\p{L}/u.test(text)) return false
  if (place === 'child') return /\p{L}{2}/u.test(text)
  if (/[{}<>]|\p{L}\(|^[a-z]+:|^[#./@([]/u.test(text.replace(/\{\d+\}/g, '')) || !word.test(text)) return false
  if (saidInOneWord.test(place)) return true
  // One word with a capital may be the name of a type or of an event where a function is called.
  if (/^\p{Lu}[\p{L}’'-]+[.…!?:]?$/u.test(text)) return !place.startsWith('call:')
  return /\s/.test(text)
}
