/** Asks again and again until it is so. The limit measures nothing: it is there to say what never came true. */
export async function until(isSo: () => unknown, within = 50_000) {
  for (const end = Date.now() + within; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`this did not come true within ${within} ms: ${isSo}`)
    await new Promise((done) => setTimeout(done, 5))
  }
}
