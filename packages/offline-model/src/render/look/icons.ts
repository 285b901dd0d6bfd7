/** The lucide component for an icon's name, such as `shopping-bag` → `ShoppingBag`. Unknown names become a plain sign. */
export function iconOf(name: string): string {
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  if (known.has(pascal)) return pascal
  return renamed.get(pascal) ?? 'Sparkles'
}

const renamed = new Map([
  ['Home', 'House'],
  ['BarChart', 'ChartColumn'],
  ['BarChart2', 'ChartColumn'],
  ['BarChart3', 'ChartColumn'],
  ['LineChart', 'ChartLine'],
  ['PieChart', 'ChartPie'],
  ['Edit', 'Pencil'],
  ['HelpCircle', 'CircleQuestionMark'],
  ['CircleHelp', 'CircleQuestionMark'],
  ['CheckCircle', 'CircleCheck'],
  ['AlertTriangle', 'TriangleAlert'],
  ['Train', 'TrainFront'],
  ['Code', 'CodeXml'],
  ['Code2', 'CodeXml'],
  ['Building', 'Building2'],
  ['Briefcase', 'BriefcaseBusiness'],
  ['Gamepad', 'Gamepad2'],
  ['Flower', 'Flower2'],
  ['Share', 'Share2'],
  ['UserCircle', 'CircleUser'],
  ['Grid', 'LayoutGrid'],
  ['Sliders', 'SlidersHorizontal'],
  ['Kanban', 'SquareKanban'],
  ['PlusCircle', 'CirclePlus'],
  ['SteeringWheel', 'ShipWheel'],
  ['DownloadCloud', 'CloudDownload'],
])

const known = new Set(
  `Activity Album Archive Armchair ArrowLeftRight Award Baby BadgeCheck BadgeDollarSign BadgePercent Banknote Bath Bed BedDouble Beer Bell
  Bike Bird Blocks Bone Book BookMarked BookOpen Bookmark Bot Box Boxes Brain BriefcaseBusiness Brush Bug Building2 Bus Cake Calculator
  Calendar CalendarCheck CalendarClock CalendarDays Camera Car Castle Cat ChartColumn ChartLine ChartPie Check CheckCheck ChefHat
  Circle CircleCheck CircleDot CircleDollarSign CircleQuestionMark CircleUser Clapperboard Clipboard ClipboardCheck ClipboardList Clock Cloud CloudSun CodeXml Coffee Coins Columns3 Compass
  Contact Contrast Cookie Copy Cpu CreditCard Croissant Crown Database Diamond Dices Disc Dog Download Droplets Drum Dumbbell Earth Eraser Eye
  Factory Feather FileCode FileDown FileImage FileJson FileSpreadsheet FileText FileUp FileVideo Files Film Filter Fingerprint Fish Flag Flame
  FlaskConical Flower2 Folder FolderKanban FolderOpen Footprints Fuel Gamepad2 Gauge Gavel Gem Gift GitBranch GitCompare GlassWater Globe GraduationCap
  Guitar Hammer Hand HandCoins HandHeart Handshake HardDrive Hash Headphones Headset Heart HeartPulse History Hotel Hourglass House
  IceCreamCone IdCard Image Images Inbox Info Joystick Key Keyboard KeyRound Lamp Landmark Languages Laptop Layers LayoutDashboard LayoutGrid LayoutTemplate Leaf Library
  Lightbulb Link List ListChecks ListMusic ListTodo LocateFixed Lock LogIn LogOut Luggage Mail MailOpen Map MapPin MapPinned Martini Medal Megaphone
  Menu MessageCircle MessageSquare MessagesSquare Mic Microscope Milestone Monitor MonitorPlay Moon Mountain Mouse Music Network Newspaper NotebookPen NotebookText
  Package PackageCheck PackageOpen Paintbrush Palette PartyPopper PawPrint Pen PenTool Pencil Percent Phone PhoneCall Piano PiggyBank Pill Pizza
  Plane Play CirclePlay Plug Podcast Presentation Printer Puzzle QrCode Quote Radio RadioTower Receipt ReceiptText Recycle RefreshCw Repeat Rocket
  Rss Ruler Salad Sandwich Save Scale Scan ScanLine Scissors School Search Send Server Settings Shapes Share2 Sheet Shield ShieldCheck Ship Shirt ShoppingBag
  ShoppingBasket ShoppingCart Shuffle SlidersHorizontal Smartphone Smile Snowflake Sofa Soup Sparkles Speech Sprout SquareKanban SquarePen SquareTerminal Star Stethoscope
  StickyNote Store Sun Swords Syringe Table Tag Tags Target Tent Terminal Ticket Timer ToggleLeft TrainFront Trash2 TreePine TrendingUp TriangleAlert Trophy Truck
  Tv Type Umbrella Undo2 Upload User UserCheck UserCog UserPlus UserRound Users UsersRound Utensils UtensilsCrossed Video Volleyball Vote Wallet WandSparkles
  Warehouse Watch Waves Webhook Weight Wheat Wifi Wind Wine Workflow Wrench Zap
  AppWindow ArrowDownUp ArrowRightLeft BellRing BookOpenCheck CalendarPlus ChartCandlestick CirclePlus CloudDownload ConciergeBell DatabaseBackup
  DoorOpen FileChartColumn FileCheck Frame HeartHandshake LayoutList Loader ScrollText ShipWheel SquareCheck Sword TicketPercent`.split(
    /\s+/,
  ),
)
