/**
 * Keeps what is sent to a worker until its modules have run, and then passes it on: a worker's own script would have
 * listened from its first line. Its text is also written into scripts, so it uses nothing from outside.
 */
export function holdEvents(): () => void {
  const held: MessageEvent[] = []
  const hold = (event: Event) => {
    event.stopImmediatePropagation()
    if (event instanceof MessageEvent) held.push(event)
  }
  for (const type of ['message', 'connect']) addEventListener(type, hold)
  return () => {
    for (const type of ['message', 'connect']) removeEventListener(type, hold)
    // One that was stopped stays so, and a new one goes through.
    for (const { type, data, ports, source } of held)
      dispatchEvent(new MessageEvent(type, { data, ports: [...ports], source }))
  }
}
