import { useRef } from 'react'
import { Download, FileArchive, FolderInput } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { filesOfField } from './chosen-files.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { TransferState } from './use-transfer.ts'

/** Import and export, behind three dots at the end of the toolbar. */
export function TransferMenu({ transfer }: { transfer: TransferState }) {
  const zipField = useRef<HTMLInputElement>(null)
  const folderField = useRef<HTMLInputElement>(null)
  const words = texts.files.transfer
  const importFrom = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])]
    // The same choice made again must be heard again.
    field.value = ''
    void transfer.import(() => filesOfField(files))
  }
  return (
    <>
      <Menu label={words.label}>
        <MenuItem
          icon={<FileArchive aria-hidden />}
          isDisabled={transfer.isBusy}
          onSelect={() => zipField.current?.click()}
        >
          {words.importZip}
        </MenuItem>
        <MenuItem
          icon={<FolderInput aria-hidden />}
          isDisabled={transfer.isBusy}
          onSelect={() => folderField.current?.click()}
        >
          {words.importFolder}
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden />}
          isDisabled={transfer.isBusy}
          onSelect={() => void transfer.export()}
        >
          {words.exportZip}
        </MenuItem>
      </Menu>
      <input
        ref={zipField}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={words.importZip}
        onChange={({ currentTarget }) => importFrom(currentTarget)}
      />
      <input
        ref={folderField}
        type="file"
        webkitdirectory=""
        hidden
        aria-label={words.importFolder}
        onChange={({ currentTarget }) => importFrom(currentTarget)}
      />
      <ReplaceDialog transfer={transfer} />
    </>
  )
}

declare module 'react' {
  interface InputHTMLAttributes<T> {
    webkitdirectory?: string
  }
}
