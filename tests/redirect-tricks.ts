const evil = 'evil.example'
const host = 'localhost:4000'

/** Return addresses that try to lead people away from our site, which the tests serve at http://localhost:4000. */
export const redirectTricks: readonly string[] = [
  // Another host without a scheme.
  `//${evil}`,
  `///${evil}`,
  `////${evil}/dashboard`,
  `//${evil}:443/dashboard`,
  `//${evil}#/dashboard`,
  `//${evil}%2f..`,
  `//${host}@${evil}`,
  `//${host}.${evil}`,
  '//0x7f000001/',
  '//evil。example',
  // Browsers read \ as /.
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\\/${evil}`,
  `/dashboard\\..\\..//${evil}`,
  // Attacks that the dots hide until they are resolved.
  `/..//${evil}`,
  `/.//${evil}`,
  `/dashboard/../..//${evil}`,
  `/%2e%2e//${evil}`,
  `/%2E//${evil}`,
  `.//${evil}`,
  // Browsers drop tabs and line ends, and blanks around an address.
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `/\u0000/${evil}`,
  `\u0000//${evil}`,
  // Characters that look like a slash, or like nothing.
  `/\u2215${evil}`,
  `/\u2044${evil}`,
  `/\uff0f${evil}`,
  `/\uff3c${evil}`,
  `/\u200b/${evil}`,
  // Encoded once, and twice.
  `/%2f${evil}`,
  `/%5c${evil}`,
  `%2f%2f${evil}`,
  `/%252f${evil}`,
  `/%09/${evil}`,
  `/%00/${evil}`,
  `/%0d%0aLocation:%20https://${evil}`,
  // With a scheme.
  `https://${evil}`,
  `HTTPS://EVIL.EXAMPLE`,
  `https:${evil}`,
  `http:\\\\${evil}`,
  'javascript:alert(document.domain)',
  'JaVa\tScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  `javascript://${host}/%0aalert(1)`,
  'data:text/html,<script>alert(1)</script>',
  `blob:https://${evil}/1`,
  `intent://${evil}#Intent;scheme=https;end`,
  // Nearly ours.
  `http://${host}@${evil}`,
  `http://${host}.${evil}`,
  `http://evil.${host}/`,
  'http://localhost:4001/',
  // Our own addresses that lead on elsewhere.
  `/login?to=//${evil}`,
  `/reset-password?to=${encodeURIComponent(`/login?to=https://${evil}`)}`,
  `/users/%2F%2F${evil}`,
  // Longer than any address that we would ask for.
  `/${'a'.repeat(2000)}/../..//${evil}`,
  `//${evil}/${'a'.repeat(5000)}`,
]
