import { texts } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'

export function ConnectionBadge({ isConnected }: { isConnected: boolean }) {
  const { connected, notConnected } = texts.integrations
  return <Badge tone={isConnected ? 'success' : 'neutral'}>{isConnected ? connected : notConnected}</Badge>
}
