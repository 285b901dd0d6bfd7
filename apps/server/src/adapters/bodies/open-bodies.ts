import { openFolderBodies } from './folder-bodies.ts'
import { openS3Bodies } from './s3-bodies.ts'
import type { StoredBodies } from './stored-bodies.ts'

interface Settings {
  DATA_DIR: string
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Where the bodies of files lie: in the operator's bucket where one is set, otherwise in the data folder. */
export function openBodies(settings: Settings): Promise<StoredBodies> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const isComplete = S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
  if (!isComplete) return openFolderBodies(settings.DATA_DIR)
  return openS3Bodies({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
