import type { DocumentBlock } from '../../gateways/documents/document-block'
import { htmlToBlocks } from '../../gateways/documents/html-blocks'
import type { DemoMock } from '../mock'

/** How complete a candidate's answer is. */
export type AnswerQuality = 'strong' | 'middling' | 'thin'

const kept = { strong: 0.9, middling: 0.68, thin: 0.45 }

const openings: Record<DemoMock['sessionType'], { title: string; opening: Record<AnswerQuality, string> }> = {
  'sqe2-client-interview': {
    title: 'Interview plan',
    opening: { strong: 'Agenda and questions.', middling: 'Questions to ask.', thin: 'Notes.' },
  },
  'sqe2-advocacy': {
    title: 'Skeleton of the submission',
    opening: { strong: 'Order sought, then the law, then the facts.', middling: 'Points to make.', thin: 'Notes.' },
  },
  'sqe2-attendance-note': {
    title: 'Attendance note',
    opening: {
      strong:
        'Attending the client in person, 25 minutes. Conflict and identity checks done by the partner. The facts are as the client gave them unless I say otherwise.',
      middling: 'Attending the client. The main facts, my view of the law and what happens next are below.',
      thin: 'Attendance note of the meeting. I have concentrated on the facts, since time was short.',
    },
  },
  'sqe2-case-and-matter-analysis': {
    title: 'Report to the partner',
    opening: {
      strong:
        'You asked for my analysis of the file. My conclusions come first, then the reasons, then what I suggest we do and by when.',
      middling: 'I have read the file. My analysis follows the order of the papers.',
      thin: 'Report on the file. I did not reach the last document in the time.',
    },
  },
  'sqe2-legal-research': {
    title: 'Research note',
    opening: {
      strong:
        'Short answer first; the reasoning and the sources it rests on follow. I have left aside the sources in the pack that do not bear on the point.',
      middling: 'My answer and the sources that I used are below.',
      thin: 'Note of the research. I have listed the sources that looked relevant.',
    },
  },
  'sqe2-legal-writing': {
    title: 'Draft letter',
    opening: {
      strong:
        'Draft for your approval. I have kept to what the client asked and put the statute references on the file copy only.',
      middling: 'Draft for approval.',
      thin: 'Draft letter, first version.',
    },
  },
  'sqe2-legal-drafting': {
    title: 'Draft',
    opening: {
      strong: 'Draft for approval, on the form provided. Points that need instructions are in square brackets.',
      middling: 'Draft for approval. I have worked from the form.',
      thin: 'Draft, incomplete: I ran out of time.',
    },
  },
}

/** Sections that address the marker and are not the candidate's. */
const forTheMarker = /marker|likely questions|^ethics$|common errors|grades?\b/i

function candidatesPart(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const end = blocks.findIndex((block) => 'heading' in block && forTheMarker.test(block.heading))
  return end > 0 ? blocks.slice(0, end) : [...blocks]
}

/** An answer of this quality. A weaker one leaves more out, most of all at the end. */
export function answerTo(mock: DemoMock, quality: AnswerQuality): { title: string; blocks: DocumentBlock[] } {
  const { title, opening } = openings[mock.sessionType]
  const full = candidatesPart(htmlToBlocks(mock.suggestedAnswer))
  const share = kept[quality]
  const blocks = full
    .slice(0, Math.ceil(full.length * (share + 0.1)))
    .filter((block, index) => 'heading' in block || ((index + 1) * share) % 1 < share)
  const last = blocks.findLastIndex((block) => !('heading' in block))
  const own = blocks
    .slice(0, last + 1)
    .filter(
      (block) => !('heading' in block && (block.heading === title || /^(model|suggested)\b/i.test(block.heading))),
    )
  const body = own.filter((block, index) => !isBare(block, own[index + 1]))
  return { title, blocks: [{ heading: title }, { paragraph: opening[quality] }, ...body] }
}

/** Whether the heading has nothing left below it. */
const isBare = (block: DocumentBlock, next: DocumentBlock | undefined) =>
  'heading' in block && (!next || ('heading' in next && (next.level ?? 1) <= (block.level ?? 1)))
