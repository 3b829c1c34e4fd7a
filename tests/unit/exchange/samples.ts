import fc from 'fast-check'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { openZip } from '../../../server/gateways/exchange/zip/read-zip'
import { createZip } from '../../../server/gateways/exchange/zip/write-zip'
import { bank } from './generated-blocks'
import { malformed, randomFrom } from './malformed'
import { heldIn, written } from './through'

/** Whole files of a format, to be made malformed. */
export async function samplesOf(format: ExchangeFormat, count: number, seed = 1): Promise<Uint8Array[]> {
  const banks = fc.sample(bank, { numRuns: count, seed })
  return Promise.all(banks.map((blocks) => written(format, heldIn(format, blocks))))
}

/** The files of a package by their names. */
export async function filesIn(sample: Uint8Array): Promise<Record<string, Uint8Array>> {
  const zip = await openZip(sample)
  return Object.fromEntries(
    await Promise.all(zip.names.map(async (each) => [each, await zip.read(each, 10_000_000)] as const)),
  )
}

/** Packages in which single files are malformed, and the package itself is whole. */
export async function rotten(files: Readonly<Record<string, Uint8Array>>, seed: number): Promise<Uint8Array> {
  const random = randomFrom(seed)
  const zip = createZip()
  for (const [name, bytes] of Object.entries(files)) zip.add(name, random.below(2) ? malformed(bytes, random) : bytes)
  return zip.end()
}
