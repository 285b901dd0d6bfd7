import type { StepSource } from '../subjects/step-source.ts'

/** The ways that the records of whole subjects take. */
export const schemeFlows: Readonly<Record<string, readonly StepSource[]>> = {
  contract: [
    { label: 'Submit for approval', from: 'Draft|Rejected', to: 'In approval' },
    { label: 'Approve', from: 'In approval', to: 'Approved' },
    { label: 'Reject', from: 'In approval', to: 'Rejected', needsReason: true },
    { label: 'Archive', from: 'Signed|Rejected', to: 'Archived' },
    { label: 'Take out of the archive', from: 'Archived', to: 'Signed' },
  ],
  serviceTicket: [
    { label: 'Start', from: 'Open|Waiting', to: 'In progress', who: 'staff' },
    { label: 'Wait for the customer', from: 'In progress', to: 'Waiting', who: 'staff' },
    { label: 'Solve', from: 'Open|In progress|Waiting', to: 'Solved', who: 'staff' },
    { label: 'Reopen', from: 'Solved', to: 'Open', needsReason: true },
  ],
  admission: [
    { label: 'Check in', from: 'Valid', to: 'Checked in', who: 'staff' },
    { label: 'Cancel', from: 'Valid', to: 'Cancelled', needsReason: true },
  ],
  policy: [
    { label: 'Renew', from: 'Expired', to: 'Active' },
    { label: 'Cancel', from: 'Active', to: 'Cancelled', needsReason: true },
  ],
  insuranceClaim: [
    { label: 'Begin review', from: 'Submitted', to: 'In review', who: 'staff' },
    {
      label: 'Ask for documents',
      from: 'In review',
      to: 'Documents needed',
      who: 'staff',
      needsReason: true,
    },
    { label: 'Documents are there', from: 'Documents needed', to: 'In review' },
    { label: 'Approve', from: 'In review', to: 'Approved', who: 'staff' },
    { label: 'Reject', from: 'In review', to: 'Rejected', who: 'staff', needsReason: true },
    { label: 'Pay out', from: 'Approved', to: 'Paid out', who: 'staff' },
  ],
  workOrder: [
    { label: 'Release', from: 'Planned', to: 'Released' },
    { label: 'Start', from: 'Planned|Released', to: 'In progress' },
    { label: 'Finish', from: 'In progress', to: 'Done' },
    { label: 'Stop', from: 'Planned|Released|In progress', to: 'Cancelled', needsReason: true },
  ],
  upkeep: [
    { label: 'Begin', from: 'Planned', to: 'In progress' },
    { label: 'Finish', from: 'In progress', to: 'Done' },
  ],
  investment: [
    { label: 'Meet', from: 'First contact', to: 'Meeting' },
    { label: 'Begin due diligence', from: 'Meeting', to: 'Due diligence' },
    { label: 'Send the term sheet', from: 'Due diligence', to: 'Term sheet' },
    { label: 'Close', from: 'Term sheet', to: 'Closed' },
    {
      label: 'Pass',
      from: 'First contact|Meeting|Due diligence|Term sheet',
      to: 'Passed',
      needsReason: true,
    },
  ],
  photoInquiry: [
    { label: 'Mark as answered', from: 'New', to: 'Answered', who: 'staff' },
    { label: 'Book', from: 'New|Answered', to: 'Booked', who: 'staff' },
    { label: 'Decline', from: 'New|Answered', to: 'Declined', who: 'staff', needsReason: true },
  ],
  invoiceRequest: [
    { label: 'Issue the invoice', from: 'Requested', to: 'Issued', who: 'staff' },
    { label: 'Decline', from: 'Requested', to: 'Declined', who: 'staff', needsReason: true },
  ],
  monthlyCard: [
    { label: 'Renew', from: 'Expired', to: 'Active' },
    { label: 'Cancel', from: 'Active', to: 'Cancelled', needsReason: true },
  ],
}
