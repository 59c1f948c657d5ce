export type Work = { words: RegExp; roles: string[]; industry: string; income: [least: number, most: number] };

/** Roles by the words that name them, with a yearly income in thousands of US dollars. */
export const works: Work[] = [
  {
    words: /\b(cfos?|chief financial|finance (?:leaders?|chiefs?))\b/,
    roles: ["Chief Financial Officer", "CFO", "Finance Director and acting CFO", "Group CFO"],
    industry: "",
    income: [160, 320],
  },
  {
    words: /\b(ctos?|chief technology|technology leaders?)\b/,
    roles: ["Chief Technology Officer", "CTO", "CTO and co-founder", "VP Engineering and acting CTO"],
    industry: "",
    income: [150, 310],
  },
  {
    words: /\b(cmos?|chief marketing|marketing leaders?)\b/,
    roles: ["Chief Marketing Officer", "CMO", "Head of Marketing", "VP Marketing"],
    industry: "",
    income: [140, 290],
  },
  {
    words: /\b(ceos?|chief executives?)\b/,
    roles: ["Chief Executive Officer", "CEO", "Managing Director", "CEO and co-founder"],
    industry: "",
    income: [150, 350],
  },
  {
    words:
      /\b(cios?|cisos?|it (?:directors?|managers?|leaders?|admins?|administrators?)|security (?:leaders?|managers?|officers?))\b/,
    roles: ["Director of IT", "Head of IT Security", "IT Manager", "Chief Information Officer"],
    industry: "",
    income: [95, 220],
  },
  {
    words: /\b(hr|human resources|people ops|recruiters?|talent)\b/,
    roles: ["HR Director", "HR Manager", "Head of People", "Recruiter"],
    industry: "",
    income: [65, 160],
  },
  {
    words: /\b(procurement|purchasing|buyers?|sourcing)\b/,
    roles: ["Head of Procurement", "Procurement Manager", "Senior Buyer", "Sourcing Lead"],
    industry: "",
    income: [70, 150],
  },
  {
    words: /\b(sales|account executives?)\b/,
    roles: ["Sales Manager", "VP Sales", "Account Executive", "Sales Operations Lead"],
    industry: "",
    income: [70, 200],
  },
  {
    words: /\b(marketers?|marketing|brand managers?|growth)\b/,
    roles: ["Marketing Manager", "Head of Growth", "Content Marketing Lead", "Brand Manager"],
    industry: "",
    income: [60, 150],
  },
  {
    words: /\b(product (?:managers?|owners?|leaders?))\b/,
    roles: ["Product Manager", "Senior Product Manager", "Product Owner", "Head of Product"],
    industry: "",
    income: [85, 190],
  },
  {
    words: /\b(engineering managers?)\b/,
    roles: ["Engineering Manager", "Head of Platform", "Team Lead Engineering", "Director of Engineering"],
    industry: "",
    income: [120, 220],
  },
  {
    words: /\b(developers?|software engineers?|programmers?|engineers?|devops)\b/,
    roles: ["Software Engineer", "Senior Developer", "DevOps Engineer", "Staff Engineer"],
    industry: "Software",
    income: [75, 190],
  },
  {
    words: /\b(data (?:scientists?|analysts?|engineers?)|analysts?)\b/,
    roles: ["Data Analyst", "Data Scientist", "Analytics Lead", "Data Engineer"],
    industry: "",
    income: [65, 160],
  },
  {
    words: /\b(designers?|creatives?)\b/,
    roles: ["Product Designer", "Graphic Designer", "Design Lead", "Freelance Designer"],
    industry: "Design",
    income: [45, 130],
  },
  {
    words: /\b(small business owners?|smb owners?|shop owners?|business owners?|entrepreneurs?|owners?)\b/,
    roles: ["Owner", "Owner and manager", "Co-owner", "Founder and owner"],
    industry: "",
    income: [40, 180],
  },
  {
    words: /\b(founders?|founding teams?)\b/,
    roles: ["Founder and CEO", "Co-founder", "Technical founder", "Founder"],
    industry: "",
    income: [40, 140],
  },
  {
    words: /\b(freelancers?|self-employed|contractors?|gig workers?)\b/,
    roles: ["Freelance consultant", "Freelance translator", "Self-employed bookkeeper", "Freelance photographer"],
    industry: "",
    income: [25, 110],
  },
  {
    words: /\b(operations|coos?|logistics|supply chain|warehouse managers?)\b/,
    roles: ["Operations Manager", "Head of Operations", "Supply Chain Manager", "Plant Manager"],
    industry: "",
    income: [60, 150],
  },
  {
    words: /\b(accountants?|bookkeepers?|controllers?)\b/,
    roles: ["Accountant", "Controller", "Senior Bookkeeper", "Finance Manager"],
    industry: "Accounting",
    income: [45, 120],
  },
  {
    words: /\b(lawyers?|attorneys?|legal)\b/,
    roles: ["Lawyer", "In-house Counsel", "Partner in a law firm", "Legal Operations Manager"],
    industry: "Law",
    income: [80, 280],
  },
  {
    words: /\b(nurses?)\b/,
    roles: ["Nurse", "Ward nurse", "Nurse practitioner", "Night-shift nurse"],
    industry: "Healthcare",
    income: [45, 110],
  },
  {
    words: /\b(doctors?|physicians?|dentists?|clinicians?|surgeons?)\b/,
    roles: ["General practitioner", "Hospital doctor", "Dentist", "Specialist in a clinic"],
    industry: "Healthcare",
    income: [110, 320],
  },
  {
    words: /\b(teachers?|educators?|professors?)\b/,
    roles: ["Primary school teacher", "Secondary school teacher", "Maths teacher", "Lecturer"],
    industry: "Education",
    income: [38, 90],
  },
  {
    words: /\b(farmers?)\b/,
    roles: ["Farmer", "Dairy farmer", "Farm manager", "Vegetable grower"],
    industry: "Farming",
    income: [30, 110],
  },
  {
    words: /\b(electricians?|plumbers?|carpenters?|trades(?:people|men)|builders?|mechanics?)\b/,
    roles: ["Electrician", "Plumber", "Carpenter", "Heating engineer"],
    industry: "Construction",
    income: [40, 100],
  },
  {
    words: /\b(drivers?|couriers?)\b/,
    roles: ["Delivery driver", "Bus driver", "Truck driver", "Taxi driver"],
    industry: "Transport",
    income: [28, 70],
  },
  {
    words: /\b(students?|undergrad\w*)\b/,
    roles: ["Student", "Student with a weekend job", "Final-year student", "Student on a scholarship"],
    industry: "Education",
    income: [8, 24],
  },
  {
    words: /\b(retire(?:d|es?)|pensioners?|seniors?|boomers?)\b/,
    roles: ["Retired teacher", "Retired mechanic", "Retired office clerk", "Retired nurse"],
    industry: "",
    income: [20, 70],
  },
  {
    words:
      /\b(?:parents?|moms?|mums?|mothers?|dads?|fathers?) (?:of|with) (?:\w+ )?(?:toddlers?|bab(?:y|ies)|infants?)/,
    roles: [
      "Parent of a toddler, office manager",
      "Parent of a toddler and a baby, nurse",
      "Parent of a baby, on leave",
      "Parent of a toddler, part-time accountant",
    ],
    industry: "",
    income: [35, 120],
  },
  {
    words: /\b(parents?|moms?|mums?|mothers?|dads?|fathers?|famil(?:y|ies))\b/,
    roles: [
      "Parent of two, office manager",
      "Parent of a toddler, part-time accountant",
      "Parent of three, sales clerk",
      "Parent of one, technician",
    ],
    industry: "",
    income: [40, 140],
  },
  {
    words: /\b(commuters?|office workers?|professionals?|employees?|workers?)\b/,
    roles: ["Office manager", "Project manager", "Claims clerk", "Bank adviser"],
    industry: "",
    income: [38, 120],
  },
];

/** Work for people whose description names none. */
export const anyWork: Record<"b2b" | "b2c", Work[]> = {
  b2b: [
    { words: /./, roles: ["Operations Manager"], industry: "", income: [70, 150] },
    { words: /./, roles: ["Finance Director"], industry: "", income: [110, 220] },
    { words: /./, roles: ["Director of IT"], industry: "", income: [100, 200] },
    { words: /./, roles: ["Managing Director"], industry: "", income: [110, 260] },
  ],
  b2c: [
    { words: /./, roles: ["Shop assistant"], industry: "Retail", income: [22, 40] },
    { words: /./, roles: ["Project manager"], industry: "Construction", income: [60, 120] },
    { words: /./, roles: ["Care worker"], industry: "Healthcare", income: [24, 45] },
    { words: /./, roles: ["Civil servant"], industry: "Public administration", income: [45, 90] },
  ],
};
