import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaFolder } from '../../../../server/demo/library/read-lectures'
import { fileUrl } from '../../../../server/files/file-links'
import type { Person } from '../../../build'
import { explored } from '../../../explored'
import { film, sender } from '../../files/media-upload/sender'
import { seenBy } from '../../tree/canaries/ask'
import { BLOCK, BUY, codes, type Library, library, OPEN } from '../library'

const RELATIONS = explored ? 2 : 1

const UPDATE = `mutation ($id: ID!, $status: LibraryPermissionStatus, $from: DateTime, $until: DateTime) {
  libraryPermissionUpdate(id: $id, status: $status, from: $from, until: $until) { id } }`

/** What only those read who have opened the bundle. */
const opened = [
  'canarytranscript',
  'canaryalt',
  'canarycaption',
  'canaryhandout',
  'canarytext',
  'canaryfront',
  'canaryback',
]
/** What only its authors and staff read. */
const kept = ['canaryattachment', 'canaryscript']
/** What only the holder reads who wrote it. */
const own = ['canarynote']
const all = [...opened, ...kept, ...own]
const found = (text: string, words = all) => words.filter((each) => text.includes(each))

let app: Library
let bundle: { id: string; contentId: string }
/** The files of the bundle: slide's picture and sound, video, handout, attachment. */
let files: { slide: string[]; handout: string; video: string; attachment: string }
let holder: Person
beforeAll(async () => {
  app = await library()
  bundle = await app.bundle({ price: 0, title: 'Overreaching' })
  files = await fill(bundle)
  holder = await hold()
  await app.send(OPEN, { bundleId: bundle.id }, holder)
  const [{ id: slideId }] = (
    await app.send('query ($id: ID!) { librarySlides(bundleId: $id) { id } }', { id: bundle.id }, holder)
  ).data.librarySlides
  const noted = await app.send(
    'mutation ($bundleId: ID!, $slideId: ID) { libraryNoteCreate(bundleId: $bundleId, slideId: $slideId, second: 1, text: "canarynote") { id } }',
    { bundleId: bundle.id, slideId },
    holder,
  )
  expect(noted.errors).toBeUndefined()
})
afterAll(() => app.close())

async function media(name: string, type: string, content: Buffer): Promise<string> {
  const sent = await app.upload(
    'mutation ($file: Upload!) { mediaCreate(file: $file) { id } }',
    {},
    { name, type, content },
    app.admin,
  )
  return sent.data.mediaCreate.id
}

const done = async (document: string, variables: object) => {
  const { data, errors } = await app.send(document, variables, app.admin)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as { id: string }
}

async function fill({ id: bundleId, contentId }: typeof bundle) {
  const image = await media('slide.png', 'image/png', readFileSync(join(mediaFolder, 'intestacy-01.png')))
  const audio = await media('slide.mp3', 'audio/mpeg', readFileSync(join(mediaFolder, 'intestacy-01.mp3')))
  await done(
    `mutation ($bundleId: ID!, $image: ID!, $audio: ID!) { librarySlideCreate(bundleId: $bundleId, title: "The rule", image: $image, audio: $audio,
      meta: { transcript: "canarytranscript", alt: "canaryalt", seconds: 3 }) { id } }`,
    { bundleId, image, audio },
  )
  const video = await sender(app).whole(app.admin, film())
  await done(
    `mutation ($bundleId: ID!, $file: ID!) { libraryVideoCreate(bundleId: $bundleId, title: "The film", file: $file,
      captions: "WEBVTT\\n\\n00:00.000 --> 00:02.000\\ncanarycaption") { id } }`,
    { bundleId, file: video },
  )
  const text = (name: string) => ({ name, type: 'text/plain', content: `${name}\n` })
  const handout = await app.upload(
    'mutation ($bundleId: ID!, $file: Upload) { libraryMaterialCreate(bundleId: $bundleId, title: "canaryhandout", file: $file) { fileId } }',
    { bundleId },
    text('handout.txt'),
    app.admin,
  )
  const attached = await app.upload(
    'mutation ($bundleId: ID!, $file: Upload!) { libraryAttachmentCreate(bundleId: $bundleId, title: "canaryattachment", file: $file) { id } }',
    { bundleId },
    text('canaryscript'),
    app.admin,
  )
  await done(BLOCK, { contentId, type: 'text', subtype: 'rich_text', assignment: '<p>canarytext</p>' })
  await done(BLOCK, {
    contentId,
    type: 'flashcard',
    subtype: 'basic',
    assignment: '<p>canaryfront</p>',
    answer: '<p>canaryback</p>',
  })
  const { rows } = await app.services.database.query({
    text: 'select file_id from library_attachments where id = $1',
    values: [attached.data.libraryAttachmentCreate.id],
  })
  return {
    slide: [image, audio],
    handout: handout.data.libraryMaterialCreate.fileId as string,
    video,
    attachment: String(rows[0]?.file_id),
  }
}

/** A person who holds the bundle, waiting for its first opening. */
async function hold() {
  const person = await app.person()
  expect(codes(await app.send(BUY, { bundleId: bundle.id, price: 0 }, person))).toEqual([])
  return person
}

async function permit(person: Person, values: object) {
  const { rows } = await app.services.database.query({
    text: 'select id from library_permissions where user_id = $1',
    values: [person.id],
  })
  await app.send(OPEN, { bundleId: bundle.id }, person)
  await done(UPDATE, { id: rows[0]?.id, ...values })
}

/** The answers to the files' addresses, signed for a person as the server signs them. */
async function filesFor(person: Person) {
  const codesOf = Object.values(files)
    .flat()
    .map(async (id) => {
      const url = fileUrl(id, { ...app.services, signInId: person.signInId }) ?? ''
      return (await app.server.inject({ url })).statusCode
    })
  return Promise.all(codesOf)
}

const LONG_AGO = { from: '2020-01-01T00:00:00.000Z', until: '2020-02-01T00:00:00.000Z' }

/** People who may find the bundle, and read nothing in it. */
const outside: Record<string, () => Promise<Person>> = {
  'a stranger': () => app.person(),
  'a tutor who did not write it': () => app.person({ type: 'tutoringSolicitor' }),
  'a holder who has not opened it': hold,
  'a holder whose access is paused': async () => {
    const person = await hold()
    await permit(person, { status: 'paused' })
    return person
  },
  'a holder whose access is over': async () => {
    const person = await hold()
    await permit(person, { status: 'active', ...LONG_AGO })
    return person
  },
  'a holder whose access was taken back': async () => {
    const person = await hold()
    await permit(person, { status: 'revoked' })
    return person
  },
  'a holder whose access begins later': async () => {
    const person = await hold()
    await permit(person, { status: 'active', from: '2999-01-01T00:00:00.000Z' })
    return person
  },
}

describe('what is in a bundle', { timeout: 300_000 }, () => {
  it.each(Object.keys(outside))('reaches %s by no query, export or file', async (who) => {
    const person = (await outside[who]?.()) as Person
    const seen = await seenBy(app, person, holder, RELATIONS)
    expect(seen).toContain('Overreaching')
    expect(found(seen)).toEqual([])
    expect(found(JSON.stringify(await app.send('{ userExport }', {}, person)))).toEqual([])
    expect(await filesFor(person)).toEqual([404, 404, 404, 404, 404])
  })

  it('is found by the same search where it may be read: by whoever has opened it, and by staff', async () => {
    const seen = await seenBy(app, holder, holder, RELATIONS)
    expect(found(seen)).toEqual([...opened, ...own])
    expect(await filesFor(holder)).toEqual([200, 200, 200, 200, 404])
    const staff = await seenBy(app, app.admin, holder, RELATIONS)
    expect(found(staff)).toEqual([...opened, ...kept])
    expect(await filesFor(app.admin)).toEqual([200, 200, 200, 200, 200])
  })
})
