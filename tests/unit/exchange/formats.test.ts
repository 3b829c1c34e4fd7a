import { deflateRawSync } from 'node:zlib'
import initSqlJs from 'sql.js'
import { describe, expect, it } from 'vitest'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { finishItem } from '../../../server/gateways/exchange/finish-item'
import { formatOf, readers } from '../../../server/gateways/exchange/formats'
import { takeMedia } from '../../../server/gateways/exchange/media-in-html'
import { createZip } from '../../../server/gateways/exchange/zip/write-zip'
import { worked } from '../../worked'
import { readItems } from './through'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const zipped = (files: Record<string, string | Uint8Array>) => {
  const zip = createZip()
  for (const [name, content] of Object.entries(files)) zip.add(name, content)
  return zip.end()
}
/** Everything that a reader says. */
async function all(format: ExchangeFormat, file: Uint8Array) {
  const found = []
  for await (const each of readers[format](file)) found.push('item' in each ? { item: finishItem(each.item) } : each)
  return found
}
const options = (block: { options: { body: string; correct: boolean }[] } | null) =>
  block?.options.map(({ body, correct }) => `${correct ? '*' : ''}${body.replace(/<\/?p>/g, '')}`)

describe('GIFT', () => {
  it('reads each kind as its manual shows it', async () => {
    const items = await readItems(
      'gift',
      bytes(`// topic: Formation
::Acceptance::When is an acceptance by post complete? {=When it is posted#Adams v Lindsell. ~When it arrives ~%50%Never}

Consideration must be sufficient but need not be adequate. {TRUE#It need not be.#Right.####Chappell v Nestlé}

Which of these are void? {~%50%A promise for nothing ~%50%A bet with a minor ~%-100%A sale}

Who decided Donoghue v Stevenson? {=Lord Atkin =%50%The House}

How many justices sit in the Supreme Court? {#12:0.5}

When was the Act passed? {#1920..1930}

Match. {=Offeror -> makes =Offeree -> accepts}

Explain promissory estoppel. {}

A trustee owes {=fiduciary} duties.`),
    )
    expect(items.map(({ block, line }) => [line, block?.subtype])).toEqual([
      [2, 'single_best_answer'],
      [4, 'true_false'],
      [6, 'multiple_response'],
      [8, 'short_answer'],
      [10, 'numeric'],
      [12, 'numeric'],
      [14, 'matching'],
      [16, 'essay'],
      [18, 'short_answer'],
    ])
    expect(items[0]?.block).toMatchObject({ title: 'Acceptance', topic: 'Formation' })
    expect(options(items[0]?.block ?? null)).toEqual(['*When it is posted', 'When it arrives', 'Never'])
    expect(items[0]?.losses).toEqual(['Part marks of single options do not come over.'])
    expect(items[1]?.block).toMatchObject({
      feedback: '<p>Chappell v Nestlé</p>',
      options: [{ correct: true, feedback: '<p>Right.</p>' }, { feedback: '<p>It need not be.</p>' }],
    })
    expect(items[5]?.block).toMatchObject({ tolerance: 5, options: [{ body: '<p>1925</p>' }] })
    expect(items[6]?.block?.options[1]).toMatchObject({ body: '<p>Offeree</p>', match: 'accepts' })
    expect(items[8]?.block?.assignment).toBe('<p>A trustee owes _____ duties.</p>')
  })

  it('names the line of each question that it cannot read, and reads the others', async () => {
    const items = await readItems(
      'gift',
      bytes('One? {=a ~b}\n\nTwo? {=a ~b\n\nThree {a}\n\nJust a text\n\nFive? {=a ~b}'),
    )
    expect(items.map(({ line, faults }) => [line, faults])).toEqual([
      [1, []],
      [3, ['The brace } that ends its answers is missing.']],
      [5, ['Begin each answer with = or ~.']],
      [7, ['It asks nothing: it has no answers in braces { }.']],
      [9, []],
    ])
  })
})

describe('encodings', () => {
  it('are known by their mark', async () => {
    const text = 'Né? {=Oui ~Non}'
    for (const file of [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ]) {
      const [item] = await readItems('gift', new Uint8Array(file))
      expect(item?.block?.assignment).toBe('<p>Né?</p>')
    }
  })

  it('that are none say from which line on the file was read as Windows-1252', async () => {
    const file = Buffer.concat([Buffer.from('One? {=a ~b}\n\nTwo '), Buffer.from([0x93]), Buffer.from('? {=a ~b}')])
    const [note, , item] = await all('gift', new Uint8Array(file))
    expect(note).toMatchObject({ note: { line: 3, text: expect.stringContaining('Windows-1252') } })
    expect(item).toMatchObject({ item: { block: { assignment: '<p>Two “?</p>' } } })
  })

  it.each([
    ['a byte that is in no encoding', [0x41, 0x0a, 0x81], 2],
    ['UTF-16 without its mark', [0x41, 0, 0x42, 0], 1],
    ['half a letter after the mark of UTF-8', [0xef, 0xbb, 0xbf, 0x41, 0x0a, 0xc3], 2],
  ])('refuse %s, at its line', async (_, file, line) => {
    await expect(all('gift', new Uint8Array(file))).rejects.toMatchObject({ name: 'FileUnreadable', line })
  })
})

describe('CSV', () => {
  it('reads a formula as the text that it is', async () => {
    const [item] = await readItems(
      'csv',
      bytes('title,question,option1,correct1,option2\n"=HYPERLINK(""http://x"")",Which?,=1+1,yes,@SUM(A1)'),
    )
    expect(item?.block).toMatchObject({ title: '=HYPERLINK("http://x")' })
    expect(options(item?.block ?? null)).toEqual(['*=1+1', '@SUM(A1)'])
  })

  it('names the row of a fault, also after cells of several lines', async () => {
    const items = await readItems(
      'csv',
      bytes('question;option1;correct1;option2;complexity\n"One\ntwo";a;x;b;3\nThree;a;x;b;9\n'),
    )
    expect(items.map(({ line, faults }) => [line, faults])).toEqual([
      [2, []],
      [4, ['Complexity is a whole number from 1 to 5.']],
    ])
  })

  it('says where a quotation mark is never closed, and keeps what stands before', async () => {
    const items = await readItems('csv', bytes('question,answer\nOne,two\n"Three,four\nFive,six\n'))
    expect(items[0]?.block?.answer).toBe('<p>two</p>')
    expect(items[1]?.faults).toEqual([
      'A quotation mark is opened and never closed, so the rest of the file is one cell.',
    ])
  })

  it('is refused without a column for questions', async () => {
    await expect(readItems('csv', bytes('a,b\n1,2'))).rejects.toThrow(
      'The first line does not name the column “question”',
    )
  })
})

const moodle = (questions: string) => bytes(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions}\n</quiz>`)
const choice = `<question type="multichoice"><name><text>Costs</text></name><questiontext format="html"><text><![CDATA[<p>Who pays?</p><p><img src="@@PLUGINFILE@@/bill.png"></p>]]></text><file name="bill.png" encoding="base64">aGk=</file></questiontext><defaultgrade>2.0</defaultgrade><single>true</single><answer fraction="100" format="html"><text>The loser</text><feedback><text>CPR 44.2</text></feedback></answer><answer fraction="0"><text>Nobody</text></answer><tags><tag><text>Costs</text></tag></tags></question>`

describe('Moodle XML', () => {
  it('reads a question with its picture, points and tag', async () => {
    const [item] = await readItems(
      'moodle_xml',
      moodle(`<question type="category"><category><text>Top</text></category></question>${choice}`),
    )
    expect(item?.block).toMatchObject({
      title: 'Costs',
      assignment: '<p>Who pays?</p>',
      score: 2,
      topic: 'Costs',
      image: '2/bill.png',
    })
    expect(item?.block?.options[0]).toMatchObject({ correct: true, feedback: '<p>CPR 44.2</p>' })
  })

  it('reads what stands around a broken question, and names its line', async () => {
    const items = await readItems(
      'moodle_xml',
      moodle(
        `${choice}\n<question type="essay">\n<name><text>Two</name>\n</question>\n${choice}\n<question type="essay"><name>`,
      ),
    )
    expect(items.map(({ line, faults }) => [line, faults.map((each) => each.slice(0, 24))])).toEqual([
      [3, []],
      [5, ['This is no XML: Expected']],
      [7, []],
      [8, ['The end of this question']],
    ])
  })

  it('says of kinds that have no counterpart that they are left out', async () => {
    const [item] = await readItems(
      'moodle_xml',
      moodle('<question type="calculated"><name><text>x</text></name></question>'),
    )
    expect(item?.faults).toEqual(['Moodle’s kind “calculated” has no counterpart here.'])
  })

  it('takes no entities that a file declares', async () => {
    const text =
      '<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa">]><quiz><question type="essay"><questiontext><text>&a;&amp;</text></questiontext></question></quiz>'
    const [item] = await readItems('moodle_xml', bytes(text))
    expect(item?.block?.assignment).toBe('<p>&amp;a;&amp;</p>')
  })

  it('refuses elements that are nested without end', async () => {
    const [item] = await readItems(
      'moodle_xml',
      moodle(`<question type="essay">${'<a>'.repeat(500)}${'</a>'.repeat(500)}</question>`),
    )
    expect(item?.faults[0]).toMatch(/^This is no XML: /)
  })
})

const qti2 = `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="x" title="Deeds" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody><p>What makes a deed?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Choose.</prompt><simpleChoice identifier="A">A seal</simpleChoice><simpleChoice identifier="B">A witness<feedbackInline outcomeIdentifier="F" identifier="B" showHide="show">LP(MP)A 1989, s 1</feedbackInline></simpleChoice></choiceInteraction></itemBody></assessmentItem>`
const qti3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="y" title="Trusts"><qti-response-declaration identifier="R1" cardinality="single" base-type="string"><qti-correct-response><qti-value>intention</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>The three certainties are <qti-text-entry-interaction response-identifier="R1"/>, subject and objects.</p></qti-item-body></qti-assessment-item>`

describe('QTI', () => {
  it('reads a single item of QTI 2 and of QTI 3', async () => {
    expect(await formatOf(bytes(qti2), 'item.xml')).toBe('qti_2')
    expect(await formatOf(bytes(qti3), 'item.xml')).toBe('qti_3')
    const [two] = await readItems('qti_2', bytes(qti2))
    expect(two?.block).toMatchObject({
      title: 'Deeds',
      subtype: 'single_best_answer',
      assignment: '<p>What makes a deed?</p>Choose.',
    })
    expect(options(two?.block ?? null)).toEqual(['A seal', '*A witness'])
    expect(two?.block?.options[1]?.feedback).toBe('LP(MP)A 1989, s 1')
    const [three] = await readItems('qti_3', bytes(qti3))
    expect(three?.block).toMatchObject({
      subtype: 'cloze',
      assignment: '<p>The three certainties are {{c1::intention}}, subject and objects.</p>',
    })
  })

  it('names the file of a broken item in a package, and what the manifest promises in vain', async () => {
    const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource identifier="a" type="imsqti_item_xmlv2p2" href="a.xml"/><resource identifier="b" type="imsqti_item_xmlv2p2" href="b.xml"/><resource identifier="c" type="imsqti_item_xmlv2p2" href="c.xml"/></resources></manifest>`
    const items = await readItems(
      'qti_2',
      await zipped({ 'imsmanifest.xml': manifest, 'a.xml': qti2, 'b.xml': qti2.slice(0, 300) }),
    )
    expect(items.map(({ item, faults }) => [item, faults.length])).toEqual([
      ['a.xml', 0],
      ['b.xml', 1],
      ['c.xml', 1],
    ])
    expect(items[2]?.faults).toEqual(['The package names this item and does not hold it.'])
  })

  it('does not open a package within a package, and says so', async () => {
    const inner = await zipped({ 'b.xml': qti2 })
    const [note, item] = await all('qti_2', await zipped({ 'a.xml': qti2, 'inner.zip': inner }))
    expect(note).toEqual({ note: { line: null, text: 'A package within the package is not opened: inner.zip.' } })
    expect(item).toMatchObject({ item: { item: 'a.xml' } })
  })

  it('says of an interaction that has no counterpart which it is', async () => {
    const [item] = await readItems('qti_2', bytes(qti2.replaceAll('choiceInteraction', 'hotspotInteraction')))
    expect(item?.faults).toEqual(['Its kind, hotspotInteraction, has no counterpart here.'])
  })
})

describe('packages', () => {
  it('that unpack to gigabytes are refused, whatever their directory says', { timeout: 120_000 }, async () => {
    const spaces = '<!--'.padEnd(4_000_000, ' ')
    const bomb = await zipped(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}.xml`, spaces])))
    const before = process.memoryUsage().rss
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(readItems('qti_2', bomb)).rejects.toThrow('This package unpacks to more than 150 MB')
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  })

  it('that lie about a size are refused by what comes out', { timeout: 60_000 }, async () => {
    const large = Buffer.alloc(20_000_000, 32)
    const honest = Buffer.from(await zipped({ 'a.xml': large }))
    const size = Buffer.alloc(4)
    size.writeUInt32LE(large.length)
    // The sizes of the directory and of the file's own head say ten bytes.
    for (let at = honest.indexOf(size); at >= 0; at = honest.indexOf(size)) honest.writeUInt32LE(10, at)
    expect(deflateRawSync(large).length).toBeLessThan(100_000)
    await expect(readItems('qti_2', new Uint8Array(honest))).rejects.toThrow('unpacks to more than 2 MB')
  })

  it('of Anki with a broken collection are refused', async () => {
    for (const broken of ['SQLite format 3\0 and no more', 'x', Buffer.alloc(5_000, 1)])
      await expect(readItems('anki', await zipped({ 'collection.anki2': broken, media: '{}' }))).rejects.toThrow(
        'This package is damaged',
      )
    await expect(readItems('anki', await zipped({ media: '{}' }))).rejects.toThrow('it holds no collection')
    const newer = await zipped({ 'collection.anki21b': Buffer.from('28b52ffd00d8ffffffffff', 'hex'), media: '{}' })
    await expect(readItems('anki', newer)).rejects.toThrow(/unpacks to more than|damaged/)
  })

  it.each([
    ['a column that it computes', 'create table notes (id integer primary key, mid, tags, flds as (hex(zeroblob(9))))'],
    ['a stored one', 'create table notes (id integer primary key, mid, tags, flds as (hex(zeroblob(9))) stored)'],
    [
      'a view',
      'create table rows (id); create view notes as select 1 as id, 1 as mid, hex(zeroblob(9)) as flds, 1 as tags',
    ],
    [
      'a view with the name of a table',
      `create table t (id); create view v as select 1 as id, 1 as mid, hex(zeroblob(9)) as flds, 1 as tags; pragma writable_schema = on;
       update sqlite_master set name = 'notes', tbl_name = 'notes' where name = 't';
       update sqlite_master set sql = replace(sql, 'view v', 'view notes') where name = 'v'`,
    ],
  ])('of Anki whose notes are in %s are refused', async (_, schema) => {
    const collection = await collectionOf(`create table col (models); insert into col values ('{}'); ${schema}`)
    await expect(readItems('anki', await zipped({ 'collection.anki2': collection, media: '{}' }))).rejects.toThrow(
      'This package is damaged',
    )
  })

  it('of Anki are read by an SQLite that takes 150 MB at most', async () => {
    const collection = await collectionOf(
      `create table col (models); insert into col values ('{}'); create table notes (id, mid, tags, flds)`,
    )
    await expect(readItems('anki', await zipped({ 'collection.anki2': collection, media: '{}' }))).resolves.toEqual([])
    const { Database } = await initSqlJs()
    expect(new Database().exec('pragma hard_heap_limit')[0]?.values).toEqual([[150_000_000]])
    expect(() => new Database().exec('select hex(zeroblob(90000000))')).toThrow('out of memory')
  })
})

describe('texts that are written to be read for ever', () => {
  it.each(['<img ', '<audio ', '<img src="', '<img src = ', '<audio><img src=a.png'])(
    'of %s end at once',
    async (part) => {
      expect(await worked(() => takeMedia(part.repeat(100_000), () => true))).toBeLessThan(2_000)
    },
  )

  it('show their first picture and sound all the same', () => {
    const html =
      '<p>a<img alt="b" src="x/clause%201.webp?v=1" /></p><object data=\'reading.mp3\'></object><img src=other.png><img '
    expect(takeMedia(html, () => true)).toEqual({
      html: '<p>a</p><img src=other.png><img ',
      image: 'clause 1.webp',
      audio: 'reading.mp3',
    })
  })
})

/** A collection that is made by these statements. */
async function collectionOf(statements: string): Promise<Uint8Array> {
  const { Database } = await initSqlJs()
  const database = new Database()
  database.run(statements)
  const made = database.export()
  database.close()
  return made
}
