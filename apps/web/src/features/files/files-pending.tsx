import { texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'

type FilesPendingProps =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; isRetrying: boolean; retry: () => void }

/** What stands in the place of a tree that is not here yet, or did not come. */
export function FilesPending(props: FilesPendingProps) {
  if (props.kind === 'loading') {
    return (
      <div className="grid content-start gap-2.5 p-4">
        {['w-24', 'w-40', 'w-32', 'w-36', 'w-28'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    )
  }
  return (
    <div className="m-auto w-full max-w-md p-4">
      <Alert
        heading={texts.files.storage.loadFailed}
        action={
          <Button isLoading={props.isRetrying} onClick={props.retry}>
            {texts.common.actions.retry}
          </Button>
        }
      >
        {props.error.message}
      </Alert>
    </div>
  )
}
