export { lengthWords } from '../../../rules/length-words'
