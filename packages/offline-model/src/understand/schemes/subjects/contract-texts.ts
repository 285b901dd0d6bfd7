/** Sample contracts: what is in braces is filled in by whoever needs one. */
export const contractTexts: readonly { title: string; category: string; body: string }[] = [
  {
    title: 'Lease of a flat',
    category: 'Home',
    body: `Between {landlord}, the landlord, and {tenant}, the tenant.

1. The landlord lets the flat at {address} from {start date} on.
2. The rent is {monthly rent} a month and is paid by the third working day.
3. The tenant pays a deposit of {deposit amount}. It is returned within two months after the end, less what is owed.
4. Either side may end the lease with notice of {notice months} months to the end of a month.
5. Repairs that are not caused by the tenant are paid by the landlord.

{place}, {signing date}

______________________          ______________________
The landlord                                  The tenant`,
  },
  {
    title: 'Employment contract',
    category: 'Work',
    body: `Between {employer} and {employee}.

1. The employee works as {position} from {start date} on.
2. The working time is {hours a week} hours a week.
3. The salary is {monthly salary} a month before tax, paid on the last working day.
4. The employee has {days of leave} days of paid leave a year.
5. The first {trial months} months are a trial, in which either side may end the contract with two weeks' notice.

{place}, {signing date}

______________________          ______________________
The employer                                 The employee`,
  },
  {
    title: 'Sale of a used car',
    category: 'Private',
    body: `Between {seller} and {buyer}.

1. The seller sells the car {make and model}, registration {registration}.
2. The price is {price} and is paid when the car is handed over on {hand-over date}.
3. The car has run {kilometres} kilometres. Known defects: {known defects}.
4. The buyer has looked at the car and driven it. Beyond what is said here nothing is warranted.

{place}, {signing date}

______________________          ______________________
The seller                                     The buyer`,
  },
  {
    title: 'Agreement to keep a secret',
    category: 'Business',
    body: `Between {disclosing party} and {receiving party}.

1. The parties talk about {purpose}. What they learn from each other about it is confidential.
2. The receiving party uses it for this purpose alone and shows it to nobody who need not know it.
3. This holds for {years} years from {start date} on.
4. What is known to everybody, or was known before, is not confidential.

{place}, {signing date}

______________________          ______________________
{disclosing party}                             {receiving party}`,
  },
  {
    title: 'Freelance services',
    category: 'Business',
    body: `Between {client} and {contractor}.

1. The contractor does the following: {description of the work}.
2. It is done by {delivery date}.
3. The fee is {fee} and is paid within {payment days} days after the invoice.
4. Once paid, the client may use the result without limit.
5. Changes beyond what is agreed are paid by the hour at {hourly rate}.

{place}, {signing date}

______________________          ______________________
The client                                      The contractor`,
  },
]
