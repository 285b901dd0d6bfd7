import { schemeFlows } from '../schemes/scheme-flows.ts'
import type { StepSource } from './step-source.ts'

/** The ways that records take, by name. */
export const flows: Readonly<Record<string, readonly StepSource[]>> = {
  ...schemeFlows,
  order: [
    { label: 'Mark as paid', from: 'Placed', to: 'Paid', who: 'host' },
    { label: 'Send', from: 'Paid', to: 'On the way', who: 'staff' },
    { label: 'Confirm delivery', from: 'On the way', to: 'Delivered', by: 'visitor' },
    { label: 'Cancel', from: 'Placed|Paid', to: 'Cancelled', needsReason: true, by: 'visitor' },
  ],
  payment: [
    { label: 'Complete', from: 'Pending', to: 'Completed', who: 'host' },
    { label: 'Refund', from: 'Completed', to: 'Refunded', who: 'staff', needsReason: true },
    { label: 'Try again', from: 'Failed', to: 'Pending' },
  ],
  invoice: [
    { label: 'Send', from: 'Draft', to: 'Sent' },
    { label: 'Mark as paid', from: 'Sent|Overdue', to: 'Paid' },
    { label: 'Mark as overdue', from: 'Sent', to: 'Overdue' },
  ],
  partnerSettlement: [
    { label: 'Settle', from: 'Open|In question', to: 'Settled' },
    { label: 'Question', from: 'Open', to: 'In question', needsReason: true },
  ],
  stay: [
    { label: 'Check in', from: 'Expected', to: 'Checked in', who: 'host' },
    { label: 'Check out', from: 'Checked in', to: 'Checked out', who: 'host' },
    { label: 'Cancel', from: 'Expected', to: 'Cancelled', needsReason: true },
  ],
  hire: [
    { label: 'Hand over', from: 'Reserved', to: 'Out', who: 'host' },
    { label: 'Take back', from: 'Out', to: 'Returned', who: 'host' },
    { label: 'Cancel', from: 'Reserved', to: 'Cancelled', needsReason: true },
  ],
  loan: [{ label: 'Take back', from: 'On loan|Overdue', to: 'Returned' }],
  membership: [
    { label: 'Pause', from: 'Active', to: 'Paused' },
    { label: 'Go on', from: 'Paused', to: 'Active' },
    { label: 'End', from: 'Active|Paused', to: 'Ended', needsReason: true },
  ],
  crop: [
    { label: 'Sow', from: 'Planned', to: 'Growing' },
    { label: 'Harvest', from: 'Growing', to: 'Harvested' },
  ],
  attendee: [
    { label: 'Register', from: 'Invited', to: 'Registered' },
    { label: 'Check in', from: 'Registered', to: 'Arrived' },
  ],
  case: [
    { label: 'Wait for an answer', from: 'Open', to: 'Waiting' },
    { label: 'Take up again', from: 'Waiting', to: 'Open' },
    { label: 'Close', from: 'Open|Waiting', to: 'Closed', needsReason: true },
  ],
  settlement: [{ label: 'Settle', from: 'Open', to: 'Settled' }],
  lead: [
    { label: 'Contacted', from: 'New', to: 'Contacted' },
    { label: 'Qualify', from: 'Contacted', to: 'Qualified' },
    { label: 'Win', from: 'Qualified', to: 'Won' },
    { label: 'Lose', from: 'New|Contacted|Qualified', to: 'Lost', needsReason: true },
  ],
  patient: [
    { label: 'Begin treatment', from: 'Waiting', to: 'In treatment' },
    { label: 'Discharge', from: 'In treatment', to: 'Discharged' },
  ],
  candidate: [
    { label: 'Invite', from: 'Applied', to: 'Interview' },
    { label: 'Make an offer', from: 'Interview', to: 'Offer' },
    { label: 'Hire', from: 'Offer', to: 'Hired' },
    { label: 'Reject', from: 'Applied|Interview', to: 'Rejected', needsReason: true },
  ],
  message: [
    { label: 'Mark as answered', from: 'New', to: 'Answered' },
    { label: 'Close', from: 'New|Answered', to: 'Closed' },
  ],
  task: [
    { label: 'Start', from: 'To do', to: 'In progress' },
    { label: 'Ask for review', from: 'In progress', to: 'Review' },
    { label: 'Finish', from: 'In progress|Review', to: 'Done' },
    { label: 'Reopen', from: 'Done', to: 'To do' },
  ],
  todo: [
    { label: 'Start', from: 'To do', to: 'In progress' },
    { label: 'Done', from: 'To do|In progress', to: 'Done' },
    { label: 'Reopen', from: 'Done', to: 'To do' },
  ],
  gig: [
    { label: 'Take on', from: 'Open', to: 'Taken', takes: true, by: 'others' },
    { label: 'Hand in', from: 'Taken', to: 'Submitted', needsReason: true, by: 'taker' },
    { label: 'Approve', from: 'Submitted', to: 'Approved', by: 'maker' },
    { label: 'Give back', from: 'Taken', to: 'Open', by: 'taker' },
  ],
  project: [
    { label: 'Start', from: 'Planned|Paused', to: 'Running' },
    { label: 'Pause', from: 'Running', to: 'Paused', needsReason: true },
    { label: 'Finish', from: 'Running', to: 'Finished' },
  ],
  booking: [
    { label: 'Confirm', from: 'Requested|Paid', to: 'Confirmed', who: 'host' },
    { label: 'Mark as done', from: 'Confirmed', to: 'Done', who: 'host' },
    {
      label: 'Cancel',
      from: 'Requested|Paid|Confirmed',
      to: 'Cancelled',
      needsReason: true,
      by: 'visitor',
    },
  ],
  switch: [
    { label: 'Enable', from: 'Disabled', to: 'Enabled' },
    { label: 'Disable', from: 'Enabled', to: 'Disabled' },
  ],
  signUp: [
    { label: 'Mark as attended', from: 'Signed up', to: 'Attended', who: 'host' },
    { label: 'Cancel', from: 'Signed up', to: 'Cancelled', needsReason: true, by: 'visitor' },
  ],
  bookedStay: [
    { label: 'Confirm', from: 'Requested|Paid', to: 'Confirmed', who: 'staff' },
    { label: 'Check in', from: 'Requested|Paid|Confirmed', to: 'Checked in', who: 'staff' },
    { label: 'Check out', from: 'Checked in', to: 'Checked out', who: 'staff' },
    { label: 'Cancel', from: 'Requested|Paid|Confirmed', to: 'Cancelled', needsReason: true },
  ],
  bookedHire: [
    { label: 'Confirm', from: 'Requested|Paid', to: 'Confirmed', who: 'staff' },
    { label: 'Hand over', from: 'Requested|Paid|Confirmed', to: 'Out', who: 'staff' },
    { label: 'Take back', from: 'Out', to: 'Returned', who: 'staff' },
    { label: 'Cancel', from: 'Requested|Paid|Confirmed', to: 'Cancelled', needsReason: true },
  ],
  ticket: [
    { label: 'Start', from: 'Open|Waiting', to: 'In progress' },
    { label: 'Wait for an answer', from: 'In progress', to: 'Waiting' },
    { label: 'Solve', from: 'In progress|Waiting', to: 'Solved' },
    { label: 'Reopen', from: 'Solved', to: 'Open', needsReason: true },
  ],
  approval: [
    { label: 'Begin review', from: 'Submitted', to: 'In review', who: 'staff' },
    { label: 'Approve', from: 'Submitted|In review', to: 'Approved', who: 'staff' },
    { label: 'Reject', from: 'Submitted|In review', to: 'Rejected', who: 'staff', needsReason: true },
  ],
  release: [
    { label: 'Hand in', from: 'Draft|Offline', to: 'In review' },
    { label: 'Publish', from: 'Draft|In review', to: 'Published' },
    { label: 'Take offline', from: 'Published', to: 'Offline' },
  ],
  job: [
    { label: 'Start', from: 'Submitted|Assigned|Accepted|Scheduled', to: 'In progress', who: 'staff' },
    { label: 'Finish', from: 'In progress', to: 'Done', who: 'staff' },
    { label: 'Cancel', from: 'Submitted|Assigned|Scheduled', to: 'Cancelled', needsReason: true },
  ],
  sentOrder: [
    { label: 'Pick up', from: 'Registered', to: 'Picked up', who: 'staff' },
    { label: 'Set off', from: 'Picked up', to: 'In transit', who: 'staff' },
    { label: 'Deliver', from: 'In transit', to: 'Delivered', who: 'staff' },
    { label: 'Cancel', from: 'Registered', to: 'Cancelled', needsReason: true },
  ],
  serviceOrder: [
    { label: 'Accept', from: 'Placed', to: 'Accepted', who: 'staff' },
    { label: 'Start', from: 'Accepted', to: 'In progress', who: 'staff' },
    { label: 'Deliver', from: 'In progress', to: 'Delivered', who: 'staff' },
    { label: 'Finish', from: 'In progress', to: 'Done', who: 'staff' },
    { label: 'Cancel', from: 'Placed', to: 'Cancelled', needsReason: true },
  ],
  parcel: [
    { label: 'Pick up', from: 'Registered', to: 'Picked up', who: 'staff' },
    { label: 'Set off', from: 'Picked up', to: 'In transit', who: 'staff' },
    { label: 'Out for delivery', from: 'In transit', to: 'Out for delivery', who: 'staff' },
    { label: 'Deliver', from: 'Out for delivery', to: 'Delivered', who: 'staff' },
    { label: 'Return', from: 'In transit|Out for delivery', to: 'Returned', who: 'staff', needsReason: true },
  ],
  visit: [{ label: 'Cancel', from: 'Booked', to: 'Cancelled', needsReason: true, by: 'visitor' }],
  hold: [
    { label: 'Is ready', from: 'Waiting', to: 'Ready', who: 'staff' },
    { label: 'Collected', from: 'Ready', to: 'Collected', who: 'staff' },
    { label: 'Cancel', from: 'Waiting|Ready', to: 'Cancelled', by: 'visitor' },
  ],
  resale: [
    { label: 'Reserve', from: 'For sale', to: 'Reserved', by: 'maker' },
    { label: 'Mark as sold', from: 'For sale|Reserved', to: 'Sold', by: 'maker' },
    { label: 'Offer again', from: 'Reserved|Sold', to: 'For sale', by: 'maker' },
  ],
  bargain: [
    { label: 'Accept', from: 'Open', to: 'Accepted', by: 'others' },
    { label: 'Decline', from: 'Open', to: 'Declined', by: 'others' },
  ],
  handover: [
    { label: 'Handed over', from: 'Placed', to: 'Handed over' },
    { label: 'Cancel', from: 'Placed', to: 'Cancelled', needsReason: true },
  ],
  volunteering: [
    { label: 'Take in', from: 'New', to: 'Active', who: 'staff' },
    { label: 'Pause', from: 'Active', to: 'Paused', who: 'staff' },
    { label: 'Take up again', from: 'Paused', to: 'Active', who: 'staff' },
  ],
  refund: [{ label: 'Refund', from: 'Paid', to: 'Refunded', needsReason: true, by: 'visitor' }],
  celebrationGuest: [
    { label: 'Invitation sent', from: 'Not invited', to: 'Invited' },
    { label: 'Is coming', from: 'Not invited|Invited|Not coming', to: 'Coming' },
    { label: 'Is not coming', from: 'Invited|Coming', to: 'Not coming' },
  ],
  vendor: [
    { label: 'Book', from: 'Asked', to: 'Booked' },
    { label: 'Mark as paid', from: 'Booked', to: 'Paid' },
    { label: 'Decline', from: 'Asked', to: 'Declined' },
  ],
  shipment: [
    { label: 'Pick up', from: 'Registered', to: 'Picked up' },
    { label: 'Set off', from: 'Picked up', to: 'In transit' },
    { label: 'Deliver', from: 'In transit', to: 'Delivered' },
    { label: 'Return', from: 'In transit', to: 'Returned', needsReason: true },
  ],
  campaignReview: [
    { label: 'Approve', from: 'In review', to: 'Live', who: 'staff' },
    { label: 'Reject', from: 'In review', to: 'Ended', who: 'staff', needsReason: true },
    { label: 'Mark as funded', from: 'Live', to: 'Funded', who: 'staff' },
    { label: 'End', from: 'Live', to: 'Ended', who: 'staff' },
  ],
  campaign: [
    { label: 'Launch', from: 'Draft', to: 'Running' },
    { label: 'Finish', from: 'Running', to: 'Finished' },
  ],
  fundraiser: [
    { label: 'Approve', from: 'In review', to: 'Running', who: 'staff' },
    { label: 'Reject', from: 'In review', to: 'Rejected', who: 'staff', needsReason: true },
    { label: 'Close', from: 'Running', to: 'Closed', by: 'maker' },
    { label: 'Reopen', from: 'Closed', to: 'Running', by: 'maker' },
  ],
  deal: [
    { label: 'Start talking', from: 'New', to: 'Talking' },
    { label: 'Send an offer', from: 'Talking', to: 'Offer sent' },
    { label: 'Win', from: 'Offer sent', to: 'Won' },
    { label: 'Lose', from: 'New|Talking|Offer sent', to: 'Lost', needsReason: true },
  ],
  machine: [
    { label: 'Begin maintenance', from: 'Healthy|Warning|Down', to: 'Maintenance' },
    { label: 'Back to work', from: 'Maintenance|Down|Warning', to: 'Healthy' },
  ],
  loading: [
    { label: 'Begin', from: 'Waiting', to: 'In progress' },
    { label: 'Finish', from: 'In progress', to: 'Done' },
  ],
  publish: [
    { label: 'Publish', from: 'Draft', to: 'Open' },
    { label: 'Go live', from: 'Draft', to: 'Live' },
    { label: 'Close', from: 'Open', to: 'Closed' },
    { label: 'Retire', from: 'Live', to: 'Retired' },
  ],
  submission: [
    { label: 'Merge', from: 'Passed', to: 'Merged' },
    { label: 'Mark as passed', from: 'Open|Failed', to: 'Passed' },
    { label: 'Mark as failed', from: 'Open', to: 'Failed', needsReason: true },
  ],
}
