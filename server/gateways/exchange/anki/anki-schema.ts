import { factFields } from './note-fields'

/** The tables of an Anki collection, schema 11. Source: https://github.com/ankidroid/Anki-Android/wiki/Database-Structure */
export const collectionSchema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null,
  usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null,
  flds text not null, sfld text not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null,
  type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null,
  lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`

/** The ids of our note types. */
export const typeIds = { basic: 1700000000001, basic_reversed: 1700000000002, cloze: 1700000000003 } as const

const css =
  '.card { font-family: arial; font-size: 20px; text-align: center; } .cloze { font-weight: bold; color: blue; }'
const rest = '{{#Feedback}}<hr>{{Feedback}}{{/Feedback}}{{#Source}}<p><small>{{Source}}</small></p>{{/Source}}'

const template = (title: string, ord: number, asked: string, answer: string) => ({
  ...{ name: title, ord, qfmt: asked, afmt: answer, did: null, bqfmt: '', bafmt: '' },
})

function modelOf(id: number, title: string, fields: string[], templates: object[], type = 0) {
  const flds = [...fields, ...Object.values(factFields)].map((called, ord) => ({
    ...{ name: called, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
  }))
  const req = templates.map((_, ord) => [ord, 'any', [ord]])
  return {
    ...{ id, name: title, type, mod: 1700000000, usn: -1, sortf: 0, did: 1, tmpls: templates, flds, css, req },
    ...{ latexPre: '', latexPost: '', tags: [], vers: [] },
  }
}

/** Our note types, as Anki keeps them. */
export function modelsOf(): string {
  const forth = template('Card 1', 0, '{{Front}}', `{{FrontSide}}<hr id="answer">{{Back}}${rest}`)
  const back = template('Card 2', 1, '{{Back}}', `{{FrontSide}}<hr id="answer">{{Front}}${rest}`)
  const gaps = template('Cloze', 0, '{{cloze:Text}}', `{{cloze:Text}}${rest}`)
  return JSON.stringify({
    [typeIds.basic]: modelOf(typeIds.basic, 'Articled basic', ['Front', 'Back'], [forth]),
    [typeIds.basic_reversed]: modelOf(
      typeIds.basic_reversed,
      'Articled basic, both ways',
      ['Front', 'Back'],
      [forth, back],
    ),
    [typeIds.cloze]: modelOf(typeIds.cloze, 'Articled cloze', ['Text'], [gaps], 1),
  })
}

export const decksOf = (title: string): string =>
  JSON.stringify({
    1: {
      ...{
        id: 1,
        name: title,
        mod: 1700000000,
        usn: -1,
        lrnToday: [0, 0],
        revToday: [0, 0],
        newToday: [0, 0],
        timeToday: [0, 0],
      },
      ...{ collapsed: false, browserCollapsed: false, desc: '', dyn: 0, conf: 1, extendNew: 0, extendRev: 0 },
    },
  })
