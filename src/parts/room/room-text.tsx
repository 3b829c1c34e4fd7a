import type { ReactNode } from 'react'
import { RichText } from '../../ui/rich-text/rich-text'
import styles from './classroom.module.css'
import type { RoomSession } from './session-parts'

/** The task: how the station runs, the scenario, the instruction and extra tasks. */
export function TaskText({ session, forMarkers }: { session: RoomSession; forMarkers: boolean }) {
  const { mock, extraTasks } = session
  const parts: readonly (readonly [string, string | null | undefined])[] = [
    ['For you, not for the candidate', forMarkers ? mock?.tutorInstruction : null],
    ['Scenario', mock?.scenario],
    ['Your task', mock?.candidateInstruction],
    ['How this station runs', mock?.instruction],
    ...(extraTasks ?? []).map(({ title, body }) => [title, body] as const),
  ]
  const given = parts.filter((part): part is [string, string] => !!part[1])
  if (given.length === 0)
    return <p className="sub">No task has been set for this session yet. Staff can see that it is missing.</p>
  return (
    <>
      {given.map(([title, html]) => (
        <Section key={title} title={forMarkers && title === 'Your task' ? 'The candidate’s task' : title}>
          <RichText html={html} />
        </Section>
      ))}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.taskPart}>
      <h2 className="eyebrow">{title}</h2>
      {children}
    </section>
  )
}
