import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

const ALL = `query ($id: ID!) { meeting(id: $id) { link privateLink instruction recordingLink members { userId } lectors { userId } }
  meetingMaterials(meetingId: $id) { title contentLink fileId file { id } } }`
const LIST = '{ meetings(pageSize: 100) { entries { id link privateLink instruction recordingLink } } }'
const FILES = 'query ($id: ID!) { meetingMaterials(meetingId: $id) { title fileId file { id contentLink } } }'

/** What a person reads of what is planted in an event. */
async function seen(id: string, who: Person) {
  const again = await app.again(who)
  const text = JSON.stringify([await app.send(ALL, { id }, again), await app.send(LIST, {}, again)])
  return [
    'canarylink',
    'canaryhost',
    'canaryinstruction',
    'canaryrecording',
    'canarypaper',
    'canarylate',
    'canaryown',
  ].filter((each) => text.includes(each))
}

async function planted() {
  const id = await app.event({ in: 5 })
  await app.query(
    `update meetings set recording_link = 'https://watch.example/canaryrecording', link = 'https://meet.example/canarylink', private_link = 'https://host.example/canaryhost',
      instruction = '<p>canaryinstruction</p>' where id = $1`,
    [id],
  )
  const material = async (title: string, audience: string, opens: string, contentLink: string) =>
    app.query(
      `insert into meeting_materials (id, meeting_id, title, content_link, audience, opens) values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
      [id, title, contentLink, audience, opens],
    )
  await material('Papers', 'attendees', 'at_once', 'https://papers.example/canarypaper')
  await material('A note that passed', 'attendees', 'end', 'https://papers.example/canarylate')
  await material('Running order', 'lectors', 'at_once', 'https://papers.example/canaryown')
  return id
}

describe('links, instructions and materials of an event', () => {
  it('are read by nobody before they are due', async () => {
    const id = await planted()
    const holder = await app.stand(id, 'attendee')
    const others: Record<string, Person> = {
      stranger: await app.person(),
      tutor: await app.person({ type: 'interviewer' }),
      staffOfUsers: await app.person({ abilities: ['view_all_users', 'manage_study_groups', 'manage_billing'] }),
    }
    for (const standing of ['none', 'invited', 'waiting', 'offered'] as const)
      others[standing] = await app.stand(id, standing)
    others.lectorElsewhere = await app.stand(await app.event(), 'lector')
    const leads = [
      'canarylink',
      'canaryhost',
      'canaryinstruction',
      'canaryrecording',
      'canarypaper',
      'canarylate',
      'canaryown',
    ]
    const lector = await app.stand(id, 'lector')
    const expected: [hours: number, own: string[]][] = [
      [0, ['canaryinstruction', 'canarypaper']],
      [4.9, ['canarylink', 'canaryinstruction', 'canarypaper']],
      [6, ['canarylink', 'canaryinstruction', 'canarypaper']],
      [8, ['canaryinstruction', 'canaryrecording', 'canarypaper', 'canarylate']],
    ]
    for (const [hours, own] of expected) {
      await app.at(hoursAhead(hours))
      expect([hours, await seen(id, holder)]).toEqual([hours, own])
      for (const [name, who] of Object.entries(others)) expect([name, await seen(id, who)]).toEqual([name, []])
      for (const who of [lector, app.staff]) expect(await seen(id, who)).toEqual(leads)
    }
  })

  it('are closed to attendees, or to all but staff, whatever each material says', async () => {
    const id = await planted()
    const [holder, lector] = [await app.stand(id, 'attendee'), await app.stand(id, 'lector')]
    const LOCK =
      'mutation ($id: ID!, $to: MeetingLockTarget!) { meetingMaterialsLock(meetingId: $id, target: $to) { materialsLockedTo } }'
    const UNLOCK =
      'mutation ($id: ID!, $to: MeetingLockTarget!) { meetingMaterialsUnlock(meetingId: $id, target: $to) { materialsLockedTo } }'
    expect(codes(await app.send(UNLOCK, { id, to: 'all' }, lector))).toEqual(['CONFLICT'])
    await app.send(LOCK, { id, to: 'attendees' }, lector)
    expect(await seen(id, holder)).toEqual(['canaryinstruction'])
    expect(await seen(id, lector)).toContain('canarypaper')
    await app.send(LOCK, { id, to: 'all' }, lector)
    expect(await seen(id, lector)).not.toContain('canarypaper')
    expect(await seen(id, app.staff)).toContain('canarypaper')
    for (const to of ['attendees', 'all']) {
      expect(codes(await app.send(UNLOCK, { id, to }, lector))).toEqual(['FORBIDDEN'])
      expect(codes(await app.send(LOCK, { id, to }, lector))).toEqual(['FORBIDDEN'])
    }
    expect(codes(await app.send(UNLOCK, { id, to: 'attendees' }, app.staff))).toEqual(['CONFLICT'])
    expect(codes(await app.send(UNLOCK, { id, to: 'all' }, app.staff))).toEqual([])
    expect(await seen(id, holder)).toEqual(['canaryinstruction', 'canarypaper'])
  })

  it('a file is fetched by its audience alone, and goes with its material', async () => {
    const id = await app.event({ in: 5 })
    const [holder, lector] = [await app.stand(id, 'attendee'), await app.stand(id, 'lector')]
    const ADD = `mutation ($id: ID!, $file: Upload, $opens: MeetingOpening) {
      meetingMaterialCreate(meetingId: $id, title: "Papers", file: $file, opens: $opens) { id contentType size fileId } }`
    const file = { name: 'papers.txt', type: 'text/plain', content: 'Read this first.' }
    const { data } = await app.upload(ADD, { id, opens: 'end' }, file, lector)
    const { id: material, fileId } = data.meetingMaterialCreate
    expect(data.meetingMaterialCreate).toMatchObject({ contentType: 'text/plain', size: 16 })
    const shown = async (who: Person) =>
      (await app.send(FILES, { id }, await app.again(who))).data.meetingMaterials[0].file?.id ?? null
    expect([await shown(holder), await shown(lector)]).toEqual([null, fileId])
    await app.at(hoursAhead(8))
    expect([await shown(holder), await shown(await app.person())]).toEqual([fileId, null])
    const again = await app.again(lector)
    const TAKE = 'mutation ($id: ID!) { meetingMaterialDelete(id: $id) { id } }'
    expect(codes(await app.send(TAKE, { id: material }, again))).toEqual([])
    expect(await app.query('select 1 from drive_files where id = $1', [fileId])).toEqual([])
  })

  it('a material is a file or a link, of those who lead the event alone', async () => {
    const id = await app.event()
    const [holder, lector] = [await app.stand(id, 'attendee'), await app.stand(id, 'lector')]
    const ADD =
      'mutation ($id: ID!, $link: String) { meetingMaterialCreate(meetingId: $id, title: "Page", contentLink: $link) { id audience } }'
    expect(codes(await app.send(ADD, { id }, lector))).toEqual(['VALIDATION file'])
    for (const link of ['data:text/html,x', 'https://papers.example and a word', 'https://papers.example:99999/'])
      expect(codes(await app.send(ADD, { id, link }, lector))).toEqual(['VALIDATION contentLink'])
    expect(codes(await app.send(ADD, { id, link: 'https://page.example/' }, holder))).toEqual(['FORBIDDEN'])
    expect(
      (await app.send(ADD, { id, link: 'https://page.example/' }, lector)).data.meetingMaterialCreate,
    ).toMatchObject({
      audience: 'attendees',
    })
  })
})
