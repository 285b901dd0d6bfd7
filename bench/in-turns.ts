/** Rounds alternate, so that what else the machine does meets both alike. The first round of each warms up. */
export async function inTurns<Own, Peer>({
  rounds,
  own,
  peer,
}: {
  rounds: number
  own: () => Promise<Own>
  peer: () => Promise<Peer>
}): Promise<{ own: Own[]; peer: Peer[] }> {
  const results: { own: Own[]; peer: Peer[] } = { own: [], peer: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [ownResult, peerResult] = [await own(), await peer()]
    if (round === 0) continue
    results.own.push(ownResult)
    results.peer.push(peerResult)
  }
  return results
}
