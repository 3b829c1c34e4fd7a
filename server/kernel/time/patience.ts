/** How long the server waits for others, each in milliseconds where nothing else is said. The setting PATIENCE changes them. */
export const usualPatience = {
  /** For a client's whole head, from the connection or its first byte on: with a check, 15 s. */
  headMs: 14_000,
  /** Between an answer and the next request: with a check, about a minute. */
  idleMs: 58_000,
  /** A body must bring `paceBytes` in this time. */
  paceMs: 30_000,
  /** Bytes. */
  paceBytes: 30_000,
  /** For a client that reads nothing of its answer. */
  silentMs: 120_000,
  /** Bytes of the largest request, read or not: an upload and its form. */
  mostBytes: 30_000_000,
  /** Between two checks of all connections. */
  checkMs: 1_000,

  /** For the sign-in of a socket. */
  signInMs: 8_000,
  /** For the first message of a socket for subscriptions. */
  socketInitMs: 5_000,
  /** Between two questions whether a socket's peer lives; one that answers none is closed at the next, so it is shown as online for twice this at most. */
  socketAliveMs: 25_000,
  /** For a socket that is told to close. */
  socketClosingMs: 2_000,

  /** For a connection to PostgreSQL, new or from the pool. */
  connectionMs: 5_000,
  /** For PostgreSQL's work on a statement, waiting for locks included, before it cancels it. */
  statementMs: 10_000,
  /** For an answer of PostgreSQL: one that hangs does not even cancel. */
  answerMs: 12_000,
  /** The log tells of one absence of the database in this time. */
  absenceQuietMs: 10_000,
  /** For another server that stops using the database, or a connection that lingers after a crash, at the start. */
  claimMs: 10_000,
  /** Between two tries to claim the database. */
  claimTryMs: 250,
  /** Between two questions whether the connection with the claim lives. */
  claimBeatMs: 5_000,
  /** For an answer on that connection. */
  claimAnswerMs: 3_000,
  /** For its end, when the server ends. */
  claimPartingMs: 2_000,

  /** Between two looks at the queue; it takes no less than half a second. */
  jobsPollMs: 2_000,
  /** Between two tries to record the end of a job while the database is away. */
  jobsRewriteMs: 500,
  /** After this a job that the queue gave in an answer that was lost is run again; longer than `answerMs`. */
  jobsLostMs: 15_000,
  /** For running jobs, when the server ends. */
  jobsEndMs: 10_000,
  /** Between two sweeps of what is due. */
  sweepMs: 5_000,

  /** For a connection to the mail server, and for its greeting. */
  mailConnectionMs: 10_000,
  /** For a mail server that has greeted and then says nothing. */
  mailSilentMs: 30_000,
  /** For a push service: it answers at once or is not there, and others wait behind it. */
  pushMs: 3_000,
  /** For a person's message before, before this one goes back into the queue. */
  pushTurnMs: 1_000,
  /** For the payment gateway: shorter than a person waits at a button. */
  gatewayMs: 10_000,
  /** For the receiver of an event of the sandbox gateway. */
  eventMs: 10_000,
  /** For an outside sign-in provider; whole seconds. */
  providerMs: 8_000,

  /** For Google or Zoom, when it makes, moves or ends a meeting; each answer. */
  meetingMs: 10_000,
  /** For a calendar elsewhere, all its answers together. */
  calendarMs: 10_000,
  /** For the thread that reads a calendar; others wait for it. */
  calendarReadMs: 5_000,

  /** For the thread that reads a Word document; others wait for it. */
  documentMs: 5_000,
  /** For a thread that reads or writes questions, between two of its words. */
  exchangeWordMs: 60_000,
  /** For all that such a thread does for one work. */
  exchangeMs: 300_000,
  /** For an export's turn with that thread. */
  exchangeTurnMs: 20_000,
  /** For the process that redraws a picture. */
  pictureMs: 20_000,
  /** For a program that looks into a sound or video. */
  mediaMs: 20_000,
  /** For the request before, which may hang on a lost connection, to leave an upload to the next one. */
  uploadTurnMs: 10_000,

  /** For the database and the disk, when a monitor asks: monitors give up after two seconds. */
  healthMs: 1_200,
  /** For running requests, when the server ends, before their connections are cut. */
  finishMs: 10_000,
  /** For open sockets to close, when the server ends. */
  partingMs: 1_000,
  /** For the whole end: longer than any request may take, shorter than supervisors wait before they kill. */
  endingMs: 15_000,
}

export type Patience = typeof usualPatience

/** The same with each wait so many times as long. Slow senders are measured by the same pace, and nothing may be larger. */
export function patienceTimes(factor: number, from: Patience = usualPatience): Patience {
  const scaled = Object.entries(from).map(([name, value]) =>
    name === 'mostBytes' ? [name, value] : [name, Math.max(1, Math.round(value * factor))],
  )
  return Object.fromEntries(scaled)
}

/**
 * Reads the setting: a factor for all, waits by name, or both, as in `0.1 answerMs=500`. What is named is not multiplied. Calls `refuse` with each
 * fault.
 */
export function patienceFrom(text: string, refuse: (fault: string) => void): Patience {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const named: [string, number][] = []
  let factor = 1
  for (const word of words) {
    const [name = '', value] = word.split('=')
    const number = Number(value ?? name)
    if (!(number > 0 && number <= 1_000_000_000))
      refuse(/* not text */ `${word} is no positive number, nor a wait with one.`)
    else if (value === undefined) factor = number
    else if (Object.hasOwn(usualPatience, name)) named.push([name, number])
    else refuse(/* not text */ `${name} is no wait of the server. There are ${Object.keys(usualPatience).join(', ')}.`)
  }
  return { ...patienceTimes(factor), ...Object.fromEntries(named) }
}
