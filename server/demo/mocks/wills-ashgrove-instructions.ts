import type { DemoMock } from '../mock'

/** Wills client interview: an older client about to remarry, with a daughter who is keen to help. */
export const willsAshgroveInstructions: DemoMock = {
  key: 'wills-ashgrove-instructions',
  name: 'Desmond Ashgrove: a new will before the wedding',
  sessionType: 'sqe2-client-interview',
  practiceArea: 'WILLS',
  level: 'intermediate',
  scenario: `
<p>Desmond Arthur Ashgrove, 76, a retired bridge inspector, lives at 9 Cloister Walk, Penbury. His wife Jean died four years ago. He has two children: Lydia Prosser, 49, and Marcus Ashgrove, 46. On 12 September he is to marry Colette Marchetti, 68.</p>
<p>Lydia made the appointment, wrote to the firm with what her father ‘has decided’, and has brought him here today, 3 July. She is in the waiting room and has asked to come in. The firm prepared the will that he made with Jean six years ago and has not acted for Lydia.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Harriet Stanmore, Partner, Private Client</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Desmond Ashgrove: will instructions, today</p>
<p>Mr Ashgrove comes in about a new will. His daughter has e-mailed me (attached) with instructions, which I have not acknowledged beyond the appointment. I have also pulled out the old will and an official copy of the register for the house.</p>
<p>Please see him, take his instructions and the facts that we need, and answer what he asks as far as you can. You need not settle the clauses. If anything about the way these instructions reached us worries you, deal with it as you judge best and tell me afterwards.</p>
<p>A rough picture of the estate is enough; I shall do the inheritance tax sums. He tires in the afternoon. Identity and conflict checks are done.</p>
<p>Harriet</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>10 minutes</strong> to read the e-mail and documents. You may make notes and take them in.</li>
<li><strong>25 minutes</strong> with the client, played by the tutor. Notes are not marked.</li>
<li>Assessed on skills alone. An attendance note would follow in the assessment; it is not part of this station.</li>
<li>Closed book.</li>
</ul>`,
  tutorInstruction: `
<h3>Who you are</h3>
<p>You are Desmond Ashgrove: courteous, dry, private. You had a small stroke in March and have made a good recovery, though names sometimes escape you and you dislike being hurried. You speak up once you feel that nobody is deciding for you. At the start you say, ‘Lydia has written it all down, so you’ll have everything.’ If the
candidate lets Lydia come in, say little and agree with whatever ‘she has put’.</p>
<h3>Volunteer</h3>
<ul>
<li>You are getting married on 12 September and Colette makes you laugh. You want her to be able to live at Cloister Walk if you die first, and the house to go to the family in the end.</li>
<li>Lydia has been ‘a tower of strength’. She thinks that it is simplest if she has the house and sees to everything.</li>
<li>Marcus: ‘We had words at Christmas. Leave him out.’</li>
</ul>
<h3>Only if asked</h3>
<ul>
<li><strong>What you really want about Marcus</strong> (ask twice, gently): you quarrelled about Colette; you miss him. He has multiple sclerosis, rents a flat, and cannot work full time. You have paid £650 a month towards his rent for five years and have not stopped. You do not want him without a roof.</li>
<li><strong>The house:</strong> eighteen months ago Lydia brought a form and said that it would ‘make things easier’. You signed at the kitchen table and saw no solicitor. You think it is still yours. You paid for everything and live there; Lydia does not. You did not know that it could pass to her by itself.</li>
<li><strong>Money:</strong> savings about £145,000; ISA £75,000; Premium Bonds £50,000 (Lydia does not know; they are for a boat); car £8,000. House about £480,000. Pension fund of £60,000, nomination still names Jean. No debts, no mortgage. Jean left everything to you.</li>
<li><strong>Gifts:</strong> £30,000 to Lydia two years ago for an extension; £250 a year to each grandchild. Marcus has had only the rent.</li>
<li><strong>Grandchildren:</strong> Ella, 17, and Toby, 12, Lydia’s. £5,000 each at 21.</li>
<li><strong>Colette:</strong> has her own flat worth about £220,000 and a son. She has asked for nothing. You hope that she would be ‘comfortable’.</li>
<li><strong>Health:</strong> stroke in March, discharged, saw your GP in June who was pleased. You do the crossword and know your accounts to the pound.</li>
<li><strong>Executors:</strong> Lydia and ‘someone with sense’; you would be content with the firm.</li>
</ul>
<h3>Questions to ask</h3>
<ol>
<li>Is my old will still good once I am married? (it would be revoked)</li>
<li>Can I simply cut Marcus out?</li>
<li>What is this business about the house? Can it be undone?</li>
<li>Lydia will pay your bill. Will you send her a copy, and may she sit in next time? (near the end)</li>
<li>Might I leave Ms Stanmore £1,000? She was so kind when Jean died. (only if time allows)</li>
</ol>
<h3>The ethics points</h3>
<ul>
<li>See him alone. Take instructions from him, not from Lydia’s e-mail (paragraph 3.1).</li>
<li>Nothing to Lydia without his informed consent, whoever pays (6.3); the client is Mr Ashgrove.</li>
<li>A gift to the partner needs care: he must be told that she cannot properly draft or have the firm draft it without independent advice being taken, unless trivial (6.1). Thank him and park it.</li>
<li>Capacity: check it with respect and without suggesting that he lacks it.</li>
</ul>
<h3>Common errors</h3>
<ul>
<li>Letting the daughter in ‘to help’; filling in her list as if it were instructions.</li>
<li>Not asking in whose name the house stands, though the register is in the bundle.</li>
<li>Saying that he can leave out Marcus ‘no problem’, or that Marcus cannot be left out at all.</li>
<li>Accepting the first answer about Marcus; not asking about gifts or the pension.</li>
</ul>
<h3>Marking</h3>
<p><strong>A:</strong> he leaves with dignity intact, having said what he truly wants, and sees why the wedding date and the register matter. <strong>C:</strong> sees him alone, gets the family and the assets, answers most questions. <strong>F:</strong> Lydia stays or her list is adopted; the house goes unexamined; he is patronised.</p>`,
  marksheet: [
    {
      title: 'Opening, privacy and agenda',
      kind: 'skills',
      weight: 2,
      description:
        'Sees Mr Ashgrove alone, explains courteously why, introduces themselves, explains confidentiality, asks how he would like to be addressed and whether the length suits him.',
    },
    {
      title: 'Listening',
      kind: 'skills',
      weight: 2,
      description:
        'Lets him talk about Colette, Jean and his children; catches hints (Premium Bonds, ‘make things easier’, the quarrel) and returns to them; does not fill his pauses.',
    },
    {
      title: 'Questioning on family, assets and history',
      kind: 'skills',
      weight: 2,
      description:
        'Orderly open and closed questions on dependants, assets and debts, names on the title, gifts made, pension nomination, executors, earlier will and Colette’s own means.',
    },
    {
      title: 'Understanding his true wishes',
      kind: 'skills',
      weight: 2,
      description:
        'Explores beyond Lydia’s list: Colette’s home for life, the family afterwards, Marcus’s security, the grandchildren; separates his words from his daughter’s.',
    },
    {
      title: 'Checking capacity with respect',
      kind: 'skills',
      weight: 1,
      description:
        'Covers what he owns, who has a claim on him and what a will does in the course of the talk; asks about the stroke tactfully; explains why a letter from the GP may help.',
    },
    {
      title: 'Clear explanation',
      kind: 'skills',
      weight: 2,
      description:
        'Plain words for effect of marriage on the will, joint ownership and survivorship, and claims by family; short and checked for understanding.',
    },
    {
      title: 'Addressing his questions honestly',
      kind: 'skills',
      weight: 2,
      description:
        'Answers on the old will, on Marcus and on the house at a preliminary level, says what must be looked up, and gives a sense of what can be done about each.',
    },
    {
      title: 'Independence from Lydia',
      kind: 'skills',
      weight: 2,
      description:
        'Handles the bill, the copy and her presence so that he feels free to decide; does not criticise her; deals tactfully with the gift to the partner.',
    },
    {
      title: 'Courtesy and respect',
      kind: 'skills',
      weight: 1,
      description: 'Patient, unhurried, respectful of age, bereavement and recovery; no assumptions about capacity.',
    },
    {
      title: 'Trust and close',
      kind: 'skills',
      weight: 1,
      description:
        'He feels able to confide about Marcus; ends with a summary in his words, next steps and the wedding date in mind, and an offer to write to him alone.',
    },
  ],
  extraTasks: [
    {
      title: 'What to say at the door',
      body: '<p>Write the three sentences you would say in the waiting room to Mrs Prosser when she gets up to come in with her father.</p>',
    },
  ],
  materials: [
    {
      title: 'E-mail from Mrs Prosser',
      format: 'docx',
      studentCanView: true,
      blocks: [
        {
          facts: [
            ['From', 'Lydia Prosser'],
            ['To', 'Harriet Stanmore'],
            ['Date', '26 June'],
            ['Subject', 'Dad’s will: what he has decided'],
          ],
        },
        { paragraph: 'Dear Ms Stanmore' },
        {
          paragraph:
            'Dad would like a will done as soon as possible. As he gets muddled since the hospital I have written it out so that he does not have to go through it all. I will bring him on 3 July and sit in.',
        },
        {
          list: [
            'House to me, as I look after it for him.',
            'Everything else to me and the grandchildren. Nothing for Marcus, who has upset Dad. Colette has her own flat, so she will not need anything.',
            'I am to be the only executor.',
          ],
        },
        { heading: 'What he has', level: 2 },
        {
          table: [
            ['Asset', 'About'],
            ['9 Cloister Walk', '£480,000'],
            ['Savings account', '£145,000'],
            ['Stocks and shares ISA', '£75,000'],
            ['Car', '£8,000'],
            ['Total', '£708,000'],
          ],
        },
        { paragraph: 'I shall be paying the bill. Please send me the draft, so that I can go through it with him.' },
        { signature: 'Lydia Prosser' },
      ],
    },
    {
      title: 'Will of Desmond Arthur Ashgrove (extracts)',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'The last will of Desmond Arthur Ashgrove', level: 1 },
        { paragraph: 'Made on 9 May, six years ago. Prepared by this firm.' },
        {
          list: [
            'I revoke all earlier wills.',
            'I appoint my wife Jean Mary Ashgrove to be my executor, and if she does not survive me by 28 days, my daughter Lydia Jane Prosser and my son Marcus John Ashgrove jointly.',
            'I give all my estate to my wife if she survives me by 28 days.',
            'If she does not, I give my estate to such of my children as survive me and if more than one in equal shares, but if a child dies before me leaving issue, the issue take the share that their parent would have taken.',
          ],
          numbered: true,
        },
        {
          paragraph:
            'Signed in the presence of two witnesses, both members of staff of this firm. There is no reference to any intended marriage.',
        },
      ],
    },
    {
      title: 'Official copy of the register: 9 Cloister Walk',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Official copy of register of title (extract)', level: 1 },
        {
          facts: [
            ['Title number', 'PBX 90377'],
            ['Tenure', 'Freehold, title absolute'],
            ['Property', '9 Cloister Walk, Penbury'],
          ],
        },
        { heading: 'B: Proprietorship register', level: 2 },
        {
          list: [
            '(4 January, last year) PROPRIETOR: DESMOND ARTHUR ASHGROVE of 9 Cloister Walk, Penbury and LYDIA JANE PROSSER of 22 Farrier Close, Penbury.',
            '(4 January, last year) The value as at 4 January of that year was stated to be between £300,001 and £500,000.',
          ],
          numbered: true,
        },
        { heading: 'C: Charges register', level: 2 },
        { paragraph: 'There are no entries.' },
        { paragraph: 'Note: the register contains no restriction in Form A.' },
      ],
    },
    {
      title: 'Role sheet for the person who plays Mr Ashgrove',
      format: 'pdf',
      studentCanView: false,
      blocks: [
        { heading: 'Desmond Ashgrove at a glance', level: 1 },
        {
          facts: [
            [
              'Wishes in truth',
              'Colette to live in the house for life; then Lydia and Marcus; Marcus kept in a home; £5,000 to each grandchild at 21',
            ],
            ['House', 'Signed a form eighteen months ago, no advice, did not see the point'],
            ['Not on the list', '£50,000 Premium Bonds; £60,000 pension, nomination names Jean'],
            ['Gifts', '£30,000 to Lydia two years ago; £650 a month to Marcus for five years'],
            ['Health', 'Small stroke in March; well; GP saw him in June'],
          ],
        },
        { heading: 'Lines', level: 2 },
        {
          list: [
            '‘I’m not as daft as people make out.’',
            '‘Nobody has asked me that.’ (when asked what you want for Marcus)',
            '‘I thought it was mine, and it is mine.’ (about the house)',
            '‘Lydia will want to know how I got on.’ (at the end)',
          ],
        },
      ],
    },
  ],
  templates: [],
  suggestedAnswer: `
<h2>A model interview</h2>
<h3>At the door</h3>
<p>‘Mrs Prosser, thank you for bringing your father. It is our practice to see everyone alone about a will, so that nobody can later say that it was anyone else’s doing. It protects you both.’ He must be the client: instructions come from him, and where there is reason to suspect that they do not represent his wishes we do not act until
satisfied that they do (SRA Code of Conduct for Solicitors, RELs, RFLs and RSLs, paragraph 3.1). Her e-mail is evidence of her wishes.</p>
<h3>Order of the meeting</h3>
<ol>
<li>Introduce, confidentiality, length, breaks; ‘Tell me about yourself and your family.’</li>
<li>Wedding, Colette, Jean, both children and grandchildren; who depends on him.</li>
<li>What he owns and how; register; gifts; pension; debts.</li>
<li>What he wants, clause by clause, in his own words; only then what Lydia wrote.</li>
<li>Preliminary advice, his questions, summary, next steps.</li>
</ol>
<h3>The facts</h3>
<table><thead><tr><th>Asset</th><th>Value</th><th>Point</th></tr></thead><tbody>
<tr><td>9 Cloister Walk</td><td>£480,000</td><td>Registered jointly with Lydia; no Form A restriction, so on the face of it a beneficial joint tenancy passes to her by survivorship</td></tr>
<tr><td>Savings, ISA, car</td><td>£228,000</td><td>As on Lydia’s list</td></tr>
<tr><td>Premium Bonds</td><td>£50,000</td><td>Not on the list</td></tr>
<tr><td><strong>Total</strong></td><td><strong>£758,000</strong></td><td>Against £708,000 on the list; the pension of £60,000 is separate and its nomination is out of date</td></tr>
</tbody></table>
<h3>What can be said</h3>
<ul>
<li><strong>The old will.</strong> Marriage revokes it (Wills Act 1837, s 18), unless it was made in expectation of that marriage and intended to survive it; his was made six years ago and mentions none. If he married and died without another, the intestacy rules would give Colette his personal chattels, £322,000 and half the rest. A new will can be made now,
stated to be made in contemplation of marriage to Colette (s 18(3)), so the wedding date sets our timetable.</li>
<li><strong>Colette.</strong> A right to live in the house for life and then to his children can be given by trust, if the house is his to give. Leaving her nothing would invite a claim as a spouse, whose standard is not limited to maintenance (Inheritance (Provision for Family and Dependants) Act 1975, ss 1(1)(a), 1(2)(a)).</li>
<li><strong>Marcus.</strong> He may leave his property as he likes, but an adult child may claim reasonable provision for maintenance (s 1(1)(c), 1(2)(b)). The court weighs needs, disability, resources and the rest (s 3). Marcus’s illness and the £650 a month make a claim a real prospect; <em>Ilott v The Blue Cross</em> [2017] UKSC 17 shows that an adult child’s claim can succeed,
within limits. If he wants Marcus secure, a legacy or, because of benefits, a trust for a disabled person may suit better than either extreme. He need not decide today. If he does leave him out, a signed note of reasons is wise.</li>
<li><strong>The house.</strong> The register says that it is in both names. If that is what it looks like, his half would not go under a will at all but to Lydia. He can sever by written notice (Law of Property Act 1925, s 36(2)) before he dies; it will cut her entitlement to half, not to nothing. Whether the transfer can be set aside, for undue influence or want of understanding, is a separate question:
he had no advice, she was trusted with his affairs, and the gift calls for explanation (<em>Royal Bank of Scotland plc v Etridge (No 2)</em> [2001] UKHL 44). Tax matters too, since he still lives there (Finance Act 1986, s 102). Ms Stanmore will get the transfer form and advise; no letter to Lydia meanwhile.</li>
<li><strong>Capacity.</strong> The test is whether he understands the nature of a will, the extent of his property and the claims to which he should give effect, and is not affected by a disorder that poisons those decisions (<em>Banks v Goodfellow</em> (1870) LR 5 QB 549). He plainly engages with each. After a recent stroke, a short letter from his GP is prudent, and he should hear that it is for his
protection.</li>
</ul>
<h3>Lydia, the bill and Ms Stanmore</h3>
<ul>
<li>‘Your daughter may kindly offer to pay, but you are the client; we shall write to you, and will not send her anything or discuss it unless you tell us that you want us to.’ (6.3). He may prefer to pay himself, since payment by a beneficiary is the sort of thing that is later used against a will.</li>
<li>If he wishes a gift to Ms Stanmore: thank him; say that a gift to a solicitor whose firm drafts the will raises a conflict with our own interest (6.1), that he should take independent advice first, and that she will be told and will answer herself.</li>
</ul>
<h3>Close</h3>
<p>Summarise in his words: Colette at home for life, family afterwards, Marcus kept safe, £5,000 to each grandchild at 21, Lydia with the firm as executors. <strong>We</strong> will send a letter to him alone within the week, obtain the transfer form, advise on severance and tax, write to the GP with his consent, draft in good time before 12 September. <strong>He</strong> will look out the ISA, pension and
Premium Bonds papers, change the pension nomination, think about Marcus and tell us by the next meeting. ‘How are you getting home, and will you be asked?’ Offer words he may use: ‘It is all in hand, and they will write to me.’</p>`,
}
