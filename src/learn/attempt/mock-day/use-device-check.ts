import { useCallback, useEffect, useState } from 'react'
import { request } from '../../../providers/api/client'
import { DeviceTime } from './mock-day.documents'

export interface DeviceState {
  checkedAt: number
  /** Seconds until the server has an answer; null: it can't be reached. */
  reach: number | null
  /** Seconds by which this device's clock is wrong; null: not known. */
  clockOff: number | null
  /** Whether answers can wait on this device. */
  keeps: boolean
}

const TRIES = 3

/** Asks the server a few times, and takes the quickest. */
async function check(): Promise<DeviceState> {
  let reach: number | null = null
  let clockOff: number | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const sentAt = Date.now()
    try {
      const { serverTime } = await request(DeviceTime, {})
      const taken = (Date.now() - sentAt) / 1000
      if (reach !== null && taken >= reach) continue
      reach = taken
      clockOff = (sentAt + (taken * 1000) / 2 - Date.parse(serverTime)) / 1000
    } catch {
      // It says that it can't be reached.
    }
  }
  return { checkedAt: Date.now(), reach, clockOff, keeps: canKeep() }
}

function canKeep(): boolean {
  try {
    localStorage.setItem('device-check', '1')
    localStorage.removeItem('device-check')
    return true
  } catch {
    return false
  }
}

/** What this device is like for a long test; checked at once and again when asked. */
export function useDeviceCheck() {
  const [state, setState] = useState<DeviceState>()
  const [busy, setBusy] = useState(false)
  const again = useCallback(async () => {
    setBusy(true)
    setState(await check())
    setBusy(false)
  }, [])
  useEffect(() => {
    void again()
  }, [again])
  return { state, busy, again }
}
