declare module 'autocannon' {
  export interface Sent {
    method: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Result {
    requests: { total: number; average: number }
    latency: { p50: number; p99: number }
    duration: number
    errors: number
    timeouts: number
    mismatches: number
    non2xx: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Sent[]
    verifyBody?: (body: string) => boolean
  }): Promise<Result>
}
