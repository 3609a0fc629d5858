// The members in the Foundation of Swift version 6.3.1, as MemberTableTests writes them with DND_RECORD=1.
// swift-format-ignore-file

extension MemberTable {
    static let foundationText = """
        Calendar.ReferenceType: = NSCalendar
        Date.AnchoredRelativeFormatStyle.Presentation: = Date.RelativeFormatStyle.Presentation
        Date.AnchoredRelativeFormatStyle.UnitsStyle: = Date.RelativeFormatStyle.UnitsStyle
        Date.FormatStyle.RegexOutput: = Date
        Date.ISO8601FormatStyle.RegexOutput: = Date
        Date.IntervalFormatStyle.DateStyle: = Date.FormatStyle.DateStyle
        Date.IntervalFormatStyle.Symbol: = Date.FormatStyle.Symbol
        Date.IntervalFormatStyle.TimeStyle: = Date.FormatStyle.TimeStyle
        Date.ParseStrategy.DateStyle: = Date.FormatStyle.DateStyle
        Date.ParseStrategy.RegexOutput: = Date
        Date.ParseStrategy.TimeStyle: = Date.FormatStyle.TimeStyle
        Date.RelativeFormatStyle.Field: = Date.ComponentsFormatStyle.Field
        Date.VerbatimFormatStyle.RegexOutput: = Date
        DateComponents.ISO8601FormatStyle.RegexOutput: = DateComponents
        DateComponents.ReferenceType: = NSDateComponents
        NSLocale.LanguageDirection: = Locale.LanguageDirection
        NSOrderedSet.Iterator: = NSEnumerator.Iterator
        NSSet.Iterator: = NSEnumerator.Iterator
        NSTimeZone.NameStyle: = TimeZone.NameStyle
        Notification.Name: = NSNotification.Name
        Notification.ReferenceType: = NSNotification
        PropertyListSerialization.PropertyListFormat: = PropertyListDecoder.PropertyListFormat
        PropertyListSerialization.ReadOptions: = PropertyListSerialization.MutabilityOptions
        TimeZone.ReferenceType: = NSTimeZone
        URL.ReferenceType: = NSURL
        URLComponents.ReferenceType: = NSURLComponents
        URLRequest.CachePolicy: = NSURLRequest.CachePolicy
        URLRequest.NetworkServiceType: = NSURLRequest.NetworkServiceType
        URLRequest.ReferenceType: = NSURLRequest
        AttributeScope: DecodingConfigurationProviding EncodingConfigurationProviding
          .decodingConfiguration:AttributeScopeCodableConfiguration
          .encodingConfiguration:AttributeScopeCodableConfiguration
        AttributedStringAttributeMutation
          mergeAttributes(_:AttributeContainer,mergePolicy:AttributedString.AttributeMergePolicy)
          replaceAttributes(_:AttributeContainer,with:AttributeContainer) setAttributes(_:AttributeContainer)
        AttributedStringKey
          .inheritedByAddedText:Bool .invalidationConditions:[AttributedString.AttributeInvalidationCondition]
          .name:String .runBoundaries:AttributedString.AttributeRunBoundaries description:String
        AttributedStringProtocol: AttributedStringAttributeMutation
          characters:AttributedString.CharacterView description:String endIndex:AttributedString.Index
          hash(into:Hasher) index(_:AttributedString.Index,offsetByCharacters:Int)AttributedString.Index
          index(_:AttributedString.Index,offsetByRuns:Int)AttributedString.Index
          index(_:AttributedString.Index,offsetByUnicodeScalars:Int)AttributedString.Index
          index(afterCharacter:AttributedString.Index)AttributedString.Index
          index(afterRun:AttributedString.Index)AttributedString.Index
          index(afterUnicodeScalar:AttributedString.Index)AttributedString.Index
          index(beforeCharacter:AttributedString.Index)AttributedString.Index
          index(beforeRun:AttributedString.Index)AttributedString.Index
          index(beforeUnicodeScalar:AttributedString.Index)AttributedString.Index
          mergingAttributes(_:AttributeContainer,mergePolicy:AttributedString.AttributeMergePolicy=)AttributedString
          range(of:T,options:String.CompareOptions=,locale:Locale=)Range
          replacingAttributes(_:AttributeContainer,with:AttributeContainer)AttributedString runs:AttributedString.Runs
          settingAttributes(_:AttributeContainer)AttributedString startIndex:AttributedString.Index
          unicodeScalars:AttributedString.UnicodeScalarView utf16:AttributedString.UTF16View
          utf8:AttributedString.UTF8View
        BlockOperation: NSObjectProtocol Operation
          addExecutionBlock(_:{}) executionBlocks init() init(block:{}) main()
        Bundle: NSObject NSObjectProtocol
          .allBundles:[Bundle] .allFrameworks:[Bundle] .main:Bundle
          .path(forResource:String,ofType:String,inDirectory:String)String
          .paths(forResourcesOfType:String,inDirectory:String)[String] .preferredLocalizations(from:[String])[String]
          .preferredLocalizations(from:[String],forPreferences:[String])[String]
          .url(forResource:String,withExtension:String,subdirectory:String,in:URL)URL
          .urls(forResourcesWithExtension:String,subdirectory:String,in:NSURL)[NSURL] appStoreReceiptURL:URL
          builtInPlugInsPath:String builtInPlugInsURL:URL bundleIdentifier:String bundlePath:String bundleURL:URL
          classNamed(_:String)AnyClass description:String developmentLocalization:String
          executableArchitectures:[NSNumber] executablePath:String executableURL:URL hash:Int infoDictionary:[:Any]
          init(for:AnyClass) init(identifier:String) init(path:String) init(url:URL) isEqual(_:Any)Bool isLoaded:Bool
          load()Bool loadAndReturnError() localizations:[String] localizedInfoDictionary:[:Any]
          localizedString(forKey:String,value:String,table:String)String object(forInfoDictionaryKey:String)Any
          path(forAuxiliaryExecutable:String)String path(forResource:String,ofType:String)String
          path(forResource:String,ofType:String,inDirectory:String)String
          path(forResource:String,ofType:String,inDirectory:String,forLocalization:String)String
          paths(forResourcesOfType:String,inDirectory:String)[String]
          paths(forResourcesOfType:String,inDirectory:String,forLocalization:String)[String]
          preferredLocalizations:[String] preflight() principalClass:AnyClass privateFrameworksPath:String
          privateFrameworksURL:URL resourcePath:String resourceURL:URL sharedFrameworksPath:String
          sharedFrameworksURL:URL sharedSupportPath:String sharedSupportURL:URL unload()Bool
          url(forAuxiliaryExecutable:String)URL url(forResource:String,withExtension:String)URL
          url(forResource:String,withExtension:String,subdirectory:String)URL
          url(forResource:String,withExtension:String,subdirectory:String,localization:String)URL
          urls(forResourcesWithExtension:String,subdirectory:String)[NSURL]
          urls(forResourcesWithExtension:String,subdirectory:String,localization:String)[NSURL]
        ByteCountFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          .string(fromByteCount:Int64,countStyle:ByteCountFormatter.CountStyle)String
          allowedUnits:ByteCountFormatter.Units allowsNonnumericFormatting:Bool
          countStyle:ByteCountFormatter.CountStyle encode(with:NSCoder) formattingContext:Formatter.Context
          includesActualByteCount:Bool includesCount:Bool includesUnit:Bool init() init(coder:NSCoder) isAdaptive:Bool
          string(for:Any)String string(fromByteCount:Int64)String zeroPadsFractionDigits:Bool
        ByteCountFormatter.CountStyle
          .binary .decimal .file .memory hash(into:Hasher) hashValue:Int init(rawValue:Int)
        ByteCountFormatter.Units
          .useAll:ByteCountFormatter.Units .useBytes:ByteCountFormatter.Units .useEB:ByteCountFormatter.Units
          .useGB:ByteCountFormatter.Units .useKB:ByteCountFormatter.Units .useMB:ByteCountFormatter.Units
          .usePB:ByteCountFormatter.Units .useTB:ByteCountFormatter.Units .useYBOrHigher:ByteCountFormatter.Units
          .useZB:ByteCountFormatter.Units contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        CachedURLResponse: NSCopying NSObject NSObjectProtocol
          copy()Any copy(with:NSZone=)Any data:Data hash:Int init(response:URLResponse,data:Data)
          init(response:URLResponse,data:Data,userInfo:[:Any]=,storagePolicy:URLCache.StoragePolicy)
          isEqual(_:Any)Bool response:URLResponse storagePolicy:URLCache.StoragePolicy userInfo:[:Any]
        Calendar: ReferenceConvertible
          .autoupdatingCurrent:Calendar .current:Calendar ReferenceType amSymbol:String
          compare(_:Date,to:Date,toGranularity:Calendar.Component)ComparisonResult
          component(_:Calendar.Component,from:Date)Int customMirror:Mirror
          date(_:Date,matchesComponents:DateComponents)Bool
          date(byAdding:Calendar.Component,value:Int,to:Date,wrappingComponents:Bool=)Date
          date(byAdding:DateComponents,to:Date,wrappingComponents:Bool=)Date
          date(bySetting:Calendar.Component,value:Int,of:Date)Date
          date(bySettingHour:Int,minute:Int,second:Int,of:Date,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,direction:Calendar.SearchDirection=)Date
          date(from:DateComponents)Date dateComponents(_:[Calendar.Component],from:Date)DateComponents
          dateComponents(_:[Calendar.Component],from:Date,to:Date)DateComponents
          dateComponents(_:[Calendar.Component],from:DateComponents,to:DateComponents)DateComponents
          dateComponents(in:TimeZone,from:Date)DateComponents dateInterval(of:Calendar.Component,for:Date)DateInterval
          dateInterval(of:Calendar.Component,start:Date,interval:TimeInterval,for:Date)Bool
          dateIntervalOfWeekend(containing:Date)DateInterval
          dateIntervalOfWeekend(containing:Date,start:Date,interval:TimeInterval)Bool
          dates(byAdding:Calendar.Component,value:Int=,startingAt:Date,in:Range=,wrappingComponents:Bool=)
          dates(byAdding:DateComponents,startingAt:Date,in:Range=,wrappingComponents:Bool=)
          dates(byMatching:DateComponents,startingAt:Date,in:Range=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,direction:Calendar.SearchDirection=)
          debugDescription:String description:String encode(to:Encoder)
          enumerateDates(startingAfter:Date,matching:DateComponents,matchingPolicy:Calendar.MatchingPolicy,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,direction:Calendar.SearchDirection=,using:{Date;Bool;Bool})
          eraSymbols:[String] firstWeekday:Int hash(into:Hasher) identifier:Calendar.Identifier init(from:Decoder)
          init(identifier:Calendar.Identifier) isDate(_:Date,equalTo:Date,toGranularity:Calendar.Component)Bool
          isDate(_:Date,inSameDayAs:Date)Bool isDateInToday(_:Date)Bool isDateInTomorrow(_:Date)Bool
          isDateInWeekend(_:Date)Bool isDateInYesterday(_:Date)Bool locale:Locale longEraSymbols:[String]
          maximumRange(of:Calendar.Component)Range minimumDaysInFirstWeek:Int minimumRange(of:Calendar.Component)Range
          monthSymbols:[String]
          nextDate(after:Date,matching:DateComponents,matchingPolicy:Calendar.MatchingPolicy,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,direction:Calendar.SearchDirection=)Date
          nextWeekend(startingAfter:Date,direction:Calendar.SearchDirection=)DateInterval
          nextWeekend(startingAfter:Date,start:Date,interval:TimeInterval,direction:Calendar.SearchDirection=)Bool
          ordinality(of:Calendar.Component,in:Calendar.Component,for:Date)Int pmSymbol:String quarterSymbols:[String]
          range(of:Calendar.Component,in:Calendar.Component,for:Date)Range shortMonthSymbols:[String]
          shortQuarterSymbols:[String] shortStandaloneMonthSymbols:[String] shortStandaloneQuarterSymbols:[String]
          shortStandaloneWeekdaySymbols:[String] shortWeekdaySymbols:[String] standaloneMonthSymbols:[String]
          standaloneQuarterSymbols:[String] standaloneWeekdaySymbols:[String] startOfDay(for:Date)Date
          timeZone:TimeZone veryShortMonthSymbols:[String] veryShortStandaloneMonthSymbols:[String]
          veryShortStandaloneWeekdaySymbols:[String] veryShortWeekdaySymbols:[String] weekdaySymbols:[String]
        Calendar.Component
          .calendar .day .dayOfYear .era .hour .isLeapMonth .isRepeatedDay .minute .month .nanosecond .quarter .second
          .timeZone .weekOfMonth .weekOfYear .weekday .weekdayOrdinal .year .yearForWeekOfYear
        Calendar.Identifier
          .bangla .buddhist .chinese .coptic .dangi .ethiopicAmeteAlem .ethiopicAmeteMihret .gregorian .gujarati
          .hebrew .indian .islamic .islamicCivil .islamicTabular .islamicUmmAlQura .iso8601 .japanese .kannada
          .malayalam .marathi .odia .persian .republicOfChina .tamil .telugu .vietnamese .vikram
          debugDescription:String init(from:Decoder)
        Calendar.MatchingPolicy
          .nextTime .nextTimePreservingSmallerComponents .previousTimePreservingSmallerComponents .strict
          encode(to:Encoder) init(from:Decoder)
        Calendar.RecurrenceRule
          .daily(calendar:Calendar,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,daysOfTheMonth:[Int]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)Calendar.RecurrenceRule
          .hourly(calendar:Calendar,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,daysOfTheYear:[Int]=,daysOfTheMonth:[Int]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)Calendar.RecurrenceRule
          .minutely(calendar:Calendar,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,daysOfTheYear:[Int]=,daysOfTheMonth:[Int]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)Calendar.RecurrenceRule
          .monthly(calendar:Calendar,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,daysOfTheMonth:[Int]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)Calendar.RecurrenceRule
          .weekly(calendar:Calendar,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)Calendar.RecurrenceRule
          .yearly(calendar:Calendar,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,daysOfTheYear:[Int]=,daysOfTheMonth:[Int]=,weeks:[Int]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)Calendar.RecurrenceRule
          calendar:Calendar daysOfTheMonth:[Int] daysOfTheYear:[Int] encode(to:Encoder)
          end:Calendar.RecurrenceRule.End frequency:Calendar.RecurrenceRule.Frequency hours:[Int]
          init(calendar:Calendar,frequency:Calendar.RecurrenceRule.Frequency,interval:Int=,end:Calendar.RecurrenceRule.End=,matchingPolicy:Calendar.MatchingPolicy=,repeatedTimePolicy:Calendar.RepeatedTimePolicy=,months:[Calendar.RecurrenceRule.Month]=,daysOfTheYear:[Int]=,daysOfTheMonth:[Int]=,weeks:[Int]=,weekdays:[Calendar.RecurrenceRule.Weekday]=,hours:[Int]=,minutes:[Int]=,seconds:[Int]=,setPositions:[Int]=)
          init(from:Decoder) interval:Int matchingPolicy:Calendar.MatchingPolicy minutes:[Int]
          months:[Calendar.RecurrenceRule.Month] recurrences(of:Date,in:ClosedRange)
          recurrences(of:Date,in:PartialRangeFrom) recurrences(of:Date,in:PartialRangeThrough)
          recurrences(of:Date,in:PartialRangeUpTo) recurrences(of:Date,in:Range=)
          repeatedTimePolicy:Calendar.RepeatedTimePolicy seconds:[Int] setPositions:[Int]
          weekdays:[Calendar.RecurrenceRule.Weekday] weeks:[Int]
        Calendar.RecurrenceRule.End
          .afterDate(_:Date)Calendar.RecurrenceRule.End .afterOccurrences(_:Int)Calendar.RecurrenceRule.End
          .never:Calendar.RecurrenceRule.End date:Date description:String encode(to:Encoder) init(from:Decoder)
          occurrences:Int
        Calendar.RecurrenceRule.Frequency
          .daily .hourly .minutely .monthly .weekly .yearly encode(to:Encoder) hash(into:Hasher) hashValue:Int
          init(from:Decoder) init(rawValue:Int)
        Calendar.RecurrenceRule.Month
          IntegerLiteralType encode(to:Encoder) index:Int init(_:Int,isLeap:Bool=) init(from:Decoder)
          init(integerLiteral:Int) isLeap:Bool
        Calendar.RecurrenceRule.Weekday
          .every .nth encode(to:Encoder) init(from:Decoder)
        Calendar.RepeatedTimePolicy
          .first .last encode(to:Encoder) init(from:Decoder)
        Calendar.SearchDirection
          .backward .forward
        ContiguousBytes
          withUnsafeBytes(_:{UnsafeRawBufferPointer})R
        CustomNSError
          .errorDomain:String errorCode:Int errorUserInfo:[:Any]
        DataProtocol
          copyBytes(to:UnsafeMutableBufferPointer)Int copyBytes(to:UnsafeMutableBufferPointer,count:Int)Int
          copyBytes(to:UnsafeMutableBufferPointer,from:R) copyBytes(to:UnsafeMutableBufferPointer,from:R)Int
          copyBytes(to:UnsafeMutableRawBufferPointer)Int copyBytes(to:UnsafeMutableRawBufferPointer,count:Int)Int
          copyBytes(to:UnsafeMutableRawBufferPointer,from:R)Int firstRange(of:D)Range firstRange(of:D,in:R)Range
          lastRange(of:D)Range lastRange(of:D,in:R)Range regions:Self.Regions
        Date
          .distantFuture:Date .distantPast:Date .now:Date .timeIntervalBetween1970AndReferenceDate:TimeInterval
          .timeIntervalSinceReferenceDate:TimeInterval ISO8601Format(_:Date.ISO8601FormatStyle=)String Stride
          addTimeInterval(_:TimeInterval) addingTimeInterval(_:TimeInterval)Date advanced(by:TimeInterval)Date
          compare(_:Date)ComparisonResult customMirror:Mirror debugDescription:String description(with:Locale)String
          description:String distance(to:Date)TimeInterval encode(to:Encoder) formatted()String
          formatted(_:F)F.FormatOutput
          formatted(date:Date.FormatStyle.DateStyle,time:Date.FormatStyle.TimeStyle)String hash(into:Hasher) init()
          init(_:T.ParseInput,strategy:T) init(_:Value,strategy:T) init(from:Decoder)
          init(timeInterval:TimeInterval,since:Date) init(timeIntervalSince1970:TimeInterval)
          init(timeIntervalSinceNow:TimeInterval) init(timeIntervalSinceReferenceDate:TimeInterval)
          playgroundDescription:Any timeIntervalSince(_:Date)TimeInterval timeIntervalSince1970:TimeInterval
          timeIntervalSinceNow:TimeInterval timeIntervalSinceReferenceDate:TimeInterval
        Date.AnchoredRelativeFormatStyle: DiscreteFormatStyle FormatStyle
          .currency(code:String)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self Field Presentation UnitsStyle
          allowedFields:[Date.AnchoredRelativeFormatStyle.Field] anchor:Date calendar:Calendar
          capitalizationContext:FormatStyleCapitalizationContext discreteInput(after:Date)Date
          discreteInput(before:Date)Date format(_:Date)String
          init(anchor:Date,allowedFields:[Date.AnchoredRelativeFormatStyle.Field],presentation:Date.AnchoredRelativeFormatStyle.Presentation=,unitsStyle:Date.AnchoredRelativeFormatStyle.UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
          init(anchor:Date,presentation:Date.AnchoredRelativeFormatStyle.Presentation=,unitsStyle:Date.AnchoredRelativeFormatStyle.UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
          init(from:Decoder) input(after:Date)Date input(before:Date)Date
          locale(_:Locale)Date.AnchoredRelativeFormatStyle locale:Locale
          presentation:Date.AnchoredRelativeFormatStyle.Presentation
          unitsStyle:Date.AnchoredRelativeFormatStyle.UnitsStyle
        Date.AttributedStyle: FormatStyle
          .currency(code:String)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self format(_:Date)AttributedString
          init(from:Decoder) locale(_:Locale)Date.AttributedStyle
        Date.ComponentsFormatStyle
          init(from:Decoder)
        Date.ComponentsFormatStyle.Field
          .day:Date.ComponentsFormatStyle.Field .hour:Date.ComponentsFormatStyle.Field
          .minute:Date.ComponentsFormatStyle.Field .month:Date.ComponentsFormatStyle.Field
          .second:Date.ComponentsFormatStyle.Field .week:Date.ComponentsFormatStyle.Field
          .year:Date.ComponentsFormatStyle.Field init(from:Decoder)
        Date.FormatString
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType)
          init(stringInterpolation:Date.FormatString.StringInterpolation) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        Date.FormatString.StringInterpolation
          StringLiteralType appendInterpolation(cyclicYear:Date.FormatStyle.Symbol.CyclicYear)
          appendInterpolation(day:Date.FormatStyle.Symbol.Day)
          appendInterpolation(dayOfYear:Date.FormatStyle.Symbol.DayOfYear)
          appendInterpolation(dayPeriod:Date.FormatStyle.Symbol.DayPeriod)
          appendInterpolation(era:Date.FormatStyle.Symbol.Era)
          appendInterpolation(hour:Date.FormatStyle.Symbol.VerbatimHour)
          appendInterpolation(minute:Date.FormatStyle.Symbol.Minute)
          appendInterpolation(month:Date.FormatStyle.Symbol.Month)
          appendInterpolation(quarter:Date.FormatStyle.Symbol.Quarter)
          appendInterpolation(second:Date.FormatStyle.Symbol.Second)
          appendInterpolation(secondFraction:Date.FormatStyle.Symbol.SecondFraction)
          appendInterpolation(standaloneMonth:Date.FormatStyle.Symbol.StandaloneMonth)
          appendInterpolation(standaloneQuarter:Date.FormatStyle.Symbol.StandaloneQuarter)
          appendInterpolation(standaloneWeekday:Date.FormatStyle.Symbol.StandaloneWeekday)
          appendInterpolation(timeZone:Date.FormatStyle.Symbol.TimeZone)
          appendInterpolation(week:Date.FormatStyle.Symbol.Week)
          appendInterpolation(weekday:Date.FormatStyle.Symbol.Weekday)
          appendInterpolation(year:Date.FormatStyle.Symbol.Year)
          appendInterpolation(yearForWeekOfYear:Date.FormatStyle.Symbol.YearForWeekOfYear) appendLiteral(_:String)
          init(literalCapacity:Int,interpolationCount:Int)
        Date.FormatStyle: DiscreteFormatStyle FormatStyle ParseStrategy ParseableFormatStyle
          .currency(code:String)Self .dateTime:Date.FormatStyle
          .fixed(format:Date.FormatString,timeZone:TimeZone,locale:Locale=)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self RegexOutput
          attributed:Date.AttributedStyle attributedStyle:Date.FormatStyle.Attributed calendar:Calendar
          capitalizationContext:FormatStyleCapitalizationContext consuming(_:String,startingAt:String.Index,in:Range)
          day(_:Date.FormatStyle.Symbol.Day=)Date.FormatStyle
          dayOfYear(_:Date.FormatStyle.Symbol.DayOfYear=)Date.FormatStyle discreteInput(after:Date)Date
          discreteInput(before:Date)Date encode(to:Encoder) era(_:Date.FormatStyle.Symbol.Era=)Date.FormatStyle
          format(_:Date)String hour(_:Date.FormatStyle.Symbol.Hour=)Date.FormatStyle
          init(date:Date.FormatStyle.DateStyle=,time:Date.FormatStyle.TimeStyle=,locale:Locale=,calendar:Calendar=,timeZone:TimeZone=,capitalizationContext:FormatStyleCapitalizationContext=)
          init(from:Decoder) input(after:Date)Date input(before:Date)Date locale(_:Locale)Date.FormatStyle
          locale:Locale minute(_:Date.FormatStyle.Symbol.Minute=)Date.FormatStyle
          month(_:Date.FormatStyle.Symbol.Month=)Date.FormatStyle parse(_:String)Date parseStrategy:Date.FormatStyle
          quarter(_:Date.FormatStyle.Symbol.Quarter=)Date.FormatStyle regex:Regex
          second(_:Date.FormatStyle.Symbol.Second=)Date.FormatStyle
          secondFraction(_:Date.FormatStyle.Symbol.SecondFraction)Date.FormatStyle
          timeZone(_:Date.FormatStyle.Symbol.TimeZone=)Date.FormatStyle timeZone:TimeZone
          week(_:Date.FormatStyle.Symbol.Week=)Date.FormatStyle
          weekday(_:Date.FormatStyle.Symbol.Weekday=)Date.FormatStyle
          year(_:Date.FormatStyle.Symbol.Year=)Date.FormatStyle
        Date.FormatStyle.Attributed: DiscreteFormatStyle FormatStyle
          .currency(code:String)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          day(_:Date.FormatStyle.Symbol.Day=)Date.FormatStyle.Attributed
          dayOfYear(_:Date.FormatStyle.Symbol.DayOfYear=)Date.FormatStyle.Attributed discreteInput(after:Date)Date
          discreteInput(before:Date)Date era(_:Date.FormatStyle.Symbol.Era=)Date.FormatStyle.Attributed
          format(_:Date)AttributedString hour(_:Date.FormatStyle.Symbol.Hour=)Date.FormatStyle.Attributed
          init(from:Decoder) input(after:Date)Date input(before:Date)Date locale(_:Locale)Date.FormatStyle.Attributed
          minute(_:Date.FormatStyle.Symbol.Minute=)Date.FormatStyle.Attributed
          month(_:Date.FormatStyle.Symbol.Month=)Date.FormatStyle.Attributed
          quarter(_:Date.FormatStyle.Symbol.Quarter=)Date.FormatStyle.Attributed
          second(_:Date.FormatStyle.Symbol.Second=)Date.FormatStyle.Attributed
          secondFraction(_:Date.FormatStyle.Symbol.SecondFraction)Date.FormatStyle.Attributed
          timeZone(_:Date.FormatStyle.Symbol.TimeZone=)Date.FormatStyle.Attributed
          week(_:Date.FormatStyle.Symbol.Week=)Date.FormatStyle.Attributed
          weekday(_:Date.FormatStyle.Symbol.Weekday=)Date.FormatStyle.Attributed
          year(_:Date.FormatStyle.Symbol.Year=)Date.FormatStyle.Attributed
        Date.FormatStyle.DateStyle
          .abbreviated:Date.FormatStyle.DateStyle .complete:Date.FormatStyle.DateStyle
          .long:Date.FormatStyle.DateStyle .numeric:Date.FormatStyle.DateStyle .omitted:Date.FormatStyle.DateStyle
          init(from:Decoder)
        Date.FormatStyle.Symbol
        Date.FormatStyle.Symbol.CyclicYear
          .abbreviated:Date.FormatStyle.Symbol.CyclicYear .narrow:Date.FormatStyle.Symbol.CyclicYear
          .omitted:Date.FormatStyle.Symbol.CyclicYear .wide:Date.FormatStyle.Symbol.CyclicYear
        Date.FormatStyle.Symbol.Day
          .defaultDigits:Date.FormatStyle.Symbol.Day .julianModified(minimumLength:Int=)Date.FormatStyle.Symbol.Day
          .omitted:Date.FormatStyle.Symbol.Day .ordinalOfDayInMonth:Date.FormatStyle.Symbol.Day
          .twoDigits:Date.FormatStyle.Symbol.Day
        Date.FormatStyle.Symbol.DayOfYear
          .defaultDigits:Date.FormatStyle.Symbol.DayOfYear .omitted:Date.FormatStyle.Symbol.DayOfYear
          .threeDigits:Date.FormatStyle.Symbol.DayOfYear .twoDigits:Date.FormatStyle.Symbol.DayOfYear
        Date.FormatStyle.Symbol.DayPeriod
          .conversational(_:Date.FormatStyle.Symbol.DayPeriod.Width)Date.FormatStyle.Symbol.DayPeriod
          .omitted:Date.FormatStyle.Symbol.DayPeriod
          .standard(_:Date.FormatStyle.Symbol.DayPeriod.Width)Date.FormatStyle.Symbol.DayPeriod
          .with12s(_:Date.FormatStyle.Symbol.DayPeriod.Width)Date.FormatStyle.Symbol.DayPeriod
        Date.FormatStyle.Symbol.DayPeriod.Width
          .abbreviated .narrow .wide
        Date.FormatStyle.Symbol.Era
          .abbreviated:Date.FormatStyle.Symbol.Era .narrow:Date.FormatStyle.Symbol.Era
          .omitted:Date.FormatStyle.Symbol.Era .wide:Date.FormatStyle.Symbol.Era
        Date.FormatStyle.Symbol.Hour
          .conversationalDefaultDigits(amPM:Date.FormatStyle.Symbol.Hour.AMPMStyle)Date.FormatStyle.Symbol.Hour
          .conversationalTwoDigits(amPM:Date.FormatStyle.Symbol.Hour.AMPMStyle)Date.FormatStyle.Symbol.Hour
          .defaultDigits(amPM:Date.FormatStyle.Symbol.Hour.AMPMStyle)Date.FormatStyle.Symbol.Hour
          .defaultDigitsNoAMPM:Date.FormatStyle.Symbol.Hour .omitted:Date.FormatStyle.Symbol.Hour
          .twoDigits(amPM:Date.FormatStyle.Symbol.Hour.AMPMStyle)Date.FormatStyle.Symbol.Hour
          .twoDigitsNoAMPM:Date.FormatStyle.Symbol.Hour
        Date.FormatStyle.Symbol.Hour.AMPMStyle
          .abbreviated:Date.FormatStyle.Symbol.Hour.AMPMStyle .narrow:Date.FormatStyle.Symbol.Hour.AMPMStyle
          .omitted:Date.FormatStyle.Symbol.Hour.AMPMStyle .wide:Date.FormatStyle.Symbol.Hour.AMPMStyle
          init(from:Decoder)
        Date.FormatStyle.Symbol.Minute
          .defaultDigits:Date.FormatStyle.Symbol.Minute .omitted:Date.FormatStyle.Symbol.Minute
          .twoDigits:Date.FormatStyle.Symbol.Minute
        Date.FormatStyle.Symbol.Month
          .abbreviated:Date.FormatStyle.Symbol.Month .defaultDigits:Date.FormatStyle.Symbol.Month
          .narrow:Date.FormatStyle.Symbol.Month .omitted:Date.FormatStyle.Symbol.Month
          .twoDigits:Date.FormatStyle.Symbol.Month .wide:Date.FormatStyle.Symbol.Month
        Date.FormatStyle.Symbol.Quarter
          .abbreviated:Date.FormatStyle.Symbol.Quarter .narrow:Date.FormatStyle.Symbol.Quarter
          .omitted:Date.FormatStyle.Symbol.Quarter .oneDigit:Date.FormatStyle.Symbol.Quarter
          .twoDigits:Date.FormatStyle.Symbol.Quarter .wide:Date.FormatStyle.Symbol.Quarter
        Date.FormatStyle.Symbol.Second
          .defaultDigits:Date.FormatStyle.Symbol.Second .omitted:Date.FormatStyle.Symbol.Second
          .twoDigits:Date.FormatStyle.Symbol.Second
        Date.FormatStyle.Symbol.SecondFraction
          .fractional(_:Int)Date.FormatStyle.Symbol.SecondFraction
          .milliseconds(_:Int)Date.FormatStyle.Symbol.SecondFraction .omitted:Date.FormatStyle.Symbol.SecondFraction
        Date.FormatStyle.Symbol.StandaloneMonth
          .abbreviated:Date.FormatStyle.Symbol.StandaloneMonth .defaultDigits:Date.FormatStyle.Symbol.StandaloneMonth
          .narrow:Date.FormatStyle.Symbol.StandaloneMonth .twoDigits:Date.FormatStyle.Symbol.StandaloneMonth
          .wide:Date.FormatStyle.Symbol.StandaloneMonth
        Date.FormatStyle.Symbol.StandaloneQuarter
          .abbreviated:Date.FormatStyle.Symbol.StandaloneQuarter .narrow:Date.FormatStyle.Symbol.StandaloneQuarter
          .oneDigit:Date.FormatStyle.Symbol.StandaloneQuarter .twoDigits:Date.FormatStyle.Symbol.StandaloneQuarter
          .wide:Date.FormatStyle.Symbol.StandaloneQuarter
        Date.FormatStyle.Symbol.StandaloneWeekday
          .abbreviated:Date.FormatStyle.Symbol.StandaloneWeekday .narrow:Date.FormatStyle.Symbol.StandaloneWeekday
          .oneDigit:Date.FormatStyle.Symbol.StandaloneWeekday .short:Date.FormatStyle.Symbol.StandaloneWeekday
          .wide:Date.FormatStyle.Symbol.StandaloneWeekday
        Date.FormatStyle.Symbol.TimeZone
          .exemplarLocation:Date.FormatStyle.Symbol.TimeZone .genericLocation:Date.FormatStyle.Symbol.TimeZone
          .genericName(_:Date.FormatStyle.Symbol.TimeZone.Width)Date.FormatStyle.Symbol.TimeZone
          .identifier(_:Date.FormatStyle.Symbol.TimeZone.Width)Date.FormatStyle.Symbol.TimeZone
          .iso8601(_:Date.FormatStyle.Symbol.TimeZone.Width)Date.FormatStyle.Symbol.TimeZone
          .localizedGMT(_:Date.FormatStyle.Symbol.TimeZone.Width)Date.FormatStyle.Symbol.TimeZone
          .omitted:Date.FormatStyle.Symbol.TimeZone
          .specificName(_:Date.FormatStyle.Symbol.TimeZone.Width)Date.FormatStyle.Symbol.TimeZone
        Date.FormatStyle.Symbol.TimeZone.Width
          .long .short
        Date.FormatStyle.Symbol.VerbatimHour
          .defaultDigits(clock:Date.FormatStyle.Symbol.VerbatimHour.Clock,hourCycle:Date.FormatStyle.Symbol.VerbatimHour.HourCycle)Date.FormatStyle.Symbol.VerbatimHour
          .twoDigits(clock:Date.FormatStyle.Symbol.VerbatimHour.Clock,hourCycle:Date.FormatStyle.Symbol.VerbatimHour.HourCycle)Date.FormatStyle.Symbol.VerbatimHour
        Date.FormatStyle.Symbol.VerbatimHour.Clock
          .twelveHour:Date.FormatStyle.Symbol.VerbatimHour.Clock
          .twentyFourHour:Date.FormatStyle.Symbol.VerbatimHour.Clock init(from:Decoder)
        Date.FormatStyle.Symbol.VerbatimHour.HourCycle
          .oneBased:Date.FormatStyle.Symbol.VerbatimHour.HourCycle
          .zeroBased:Date.FormatStyle.Symbol.VerbatimHour.HourCycle init(from:Decoder)
        Date.FormatStyle.Symbol.Week
          .defaultDigits:Date.FormatStyle.Symbol.Week .omitted:Date.FormatStyle.Symbol.Week
          .twoDigits:Date.FormatStyle.Symbol.Week .weekOfMonth:Date.FormatStyle.Symbol.Week
        Date.FormatStyle.Symbol.Weekday
          .abbreviated:Date.FormatStyle.Symbol.Weekday .narrow:Date.FormatStyle.Symbol.Weekday
          .omitted:Date.FormatStyle.Symbol.Weekday .oneDigit:Date.FormatStyle.Symbol.Weekday
          .short:Date.FormatStyle.Symbol.Weekday .twoDigits:Date.FormatStyle.Symbol.Weekday
          .wide:Date.FormatStyle.Symbol.Weekday
        Date.FormatStyle.Symbol.Year
          .defaultDigits:Date.FormatStyle.Symbol.Year .extended(minimumLength:Int=)Date.FormatStyle.Symbol.Year
          .omitted:Date.FormatStyle.Symbol.Year .padded(_:Int)Date.FormatStyle.Symbol.Year
          .relatedGregorian(minimumLength:Int=)Date.FormatStyle.Symbol.Year .twoDigits:Date.FormatStyle.Symbol.Year
        Date.FormatStyle.Symbol.YearForWeekOfYear
          .defaultDigits:Date.FormatStyle.Symbol.YearForWeekOfYear .omitted:Date.FormatStyle.Symbol.YearForWeekOfYear
          .padded(_:Int)Date.FormatStyle.Symbol.YearForWeekOfYear .twoDigits:Date.FormatStyle.Symbol.YearForWeekOfYear
        Date.FormatStyle.TimeStyle
          .complete:Date.FormatStyle.TimeStyle .omitted:Date.FormatStyle.TimeStyle
          .shortened:Date.FormatStyle.TimeStyle .standard:Date.FormatStyle.TimeStyle init(from:Decoder)
        Date.ISO8601FormatStyle: FormatStyle ParseStrategy ParseableFormatStyle
          .iso8601(timeZone:TimeZone,includingFractionalSeconds:Bool=,dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeSeparator:Date.ISO8601FormatStyle.TimeSeparator=)Self
          .iso8601:Date.ISO8601FormatStyle
          .iso8601Date(timeZone:TimeZone,dateSeparator:Date.ISO8601FormatStyle.DateSeparator=)Self
          .iso8601WithTimeZone(includingFractionalSeconds:Bool=,dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeSeparator:Date.ISO8601FormatStyle.TimeSeparator=,timeZoneSeparator:Date.ISO8601FormatStyle.TimeZoneSeparator=)Self
          RegexOutput consuming(_:String,startingAt:String.Index,in:Range)
          dateSeparator(_:Date.ISO8601FormatStyle.DateSeparator)Date.ISO8601FormatStyle
          dateSeparator:Date.ISO8601FormatStyle.DateSeparator
          dateTimeSeparator(_:Date.ISO8601FormatStyle.DateTimeSeparator)Date.ISO8601FormatStyle
          dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator day()Date.ISO8601FormatStyle encode(to:Encoder)
          format(_:Date)String hash(into:Hasher) includingFractionalSeconds:Bool
          init(dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeSeparator:Date.ISO8601FormatStyle.TimeSeparator=,timeZoneSeparator:Date.ISO8601FormatStyle.TimeZoneSeparator=,includingFractionalSeconds:Bool=,timeZone:TimeZone=)
          init(dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeZone:TimeZone=)
          init(from:Decoder) locale(_:Locale)Self month()Date.ISO8601FormatStyle parse(_:String)Date
          parseStrategy:Date.ISO8601FormatStyle regex:Regex
          time(includingFractionalSeconds:Bool)Date.ISO8601FormatStyle
          timeSeparator(_:Date.ISO8601FormatStyle.TimeSeparator)Date.ISO8601FormatStyle
          timeSeparator:Date.ISO8601FormatStyle.TimeSeparator
          timeZone(separator:Date.ISO8601FormatStyle.TimeZoneSeparator)Date.ISO8601FormatStyle timeZone:TimeZone
          timeZoneSeparator(_:Date.ISO8601FormatStyle.TimeZoneSeparator)Date.ISO8601FormatStyle
          timeZoneSeparator:Date.ISO8601FormatStyle.TimeZoneSeparator weekOfYear()Date.ISO8601FormatStyle
          year()Date.ISO8601FormatStyle
        Date.ISO8601FormatStyle.DateSeparator
          .dash .omitted encode(to:Encoder) hash(into:Hasher) hashValue:Int init(from:Decoder) init(rawValue:String)
        Date.ISO8601FormatStyle.DateTimeSeparator
          .space .standard encode(to:Encoder) hash(into:Hasher) hashValue:Int init(from:Decoder) init(rawValue:String)
        Date.ISO8601FormatStyle.TimeSeparator
          .colon .omitted encode(to:Encoder) hash(into:Hasher) hashValue:Int init(from:Decoder) init(rawValue:String)
        Date.ISO8601FormatStyle.TimeZoneSeparator
          .colon .omitted encode(to:Encoder) hash(into:Hasher) hashValue:Int init(from:Decoder) init(rawValue:String)
        Date.IntervalFormatStyle: FormatStyle
          .currency(code:String)Self .interval:Date.IntervalFormatStyle
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self DateStyle Symbol TimeStyle
          calendar:Calendar day()Date.IntervalFormatStyle format(_:Range)String
          hour(_:Date.IntervalFormatStyle.Symbol.Hour=)Date.IntervalFormatStyle
          init(date:Date.IntervalFormatStyle.DateStyle=,time:Date.IntervalFormatStyle.TimeStyle=,locale:Locale=,calendar:Calendar=,timeZone:TimeZone=)
          init(from:Decoder) locale(_:Locale)Date.IntervalFormatStyle locale:Locale minute()Date.IntervalFormatStyle
          month(_:Date.IntervalFormatStyle.Symbol.Month=)Date.IntervalFormatStyle second()Date.IntervalFormatStyle
          timeZone(_:Date.IntervalFormatStyle.Symbol.TimeZone=)Date.IntervalFormatStyle timeZone:TimeZone
          weekday(_:Date.IntervalFormatStyle.Symbol.Weekday=)Date.IntervalFormatStyle year()Date.IntervalFormatStyle
        Date.ParseStrategy: ParseStrategy
          .date(_:Date.FormatStyle.DateStyle,locale:Locale,timeZone:TimeZone,calendar:Calendar=)Date.ParseStrategy
          .date(format:Date.FormatString,locale:Locale,timeZone:TimeZone,calendar:Calendar=,twoDigitStartDate:Date=)Self
          .dateTime(date:Date.FormatStyle.DateStyle,time:Date.FormatStyle.TimeStyle,locale:Locale,timeZone:TimeZone,calendar:Calendar=)Date.ParseStrategy
          .fixed(format:Date.FormatString,timeZone:TimeZone,locale:Locale=)Self DateStyle RegexOutput TimeStyle
          calendar:Calendar consuming(_:String,startingAt:String.Index,in:Range) format:String
          init(format:Date.FormatString,locale:Locale=,timeZone:TimeZone,calendar:Calendar=,isLenient:Bool=,twoDigitStartDate:Date=)
          init(from:Decoder) isLenient:Bool locale:Locale parse(_:String)Date regex:Regex timeZone:TimeZone
          twoDigitStartDate:Date
        Date.RelativeFormatStyle: FormatStyle
          .currency(code:String)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .relative(presentation:Date.RelativeFormatStyle.Presentation,unitsStyle:Date.RelativeFormatStyle.UnitsStyle=)Self
          Field allowedFields:[Date.RelativeFormatStyle.Field] calendar:Calendar
          capitalizationContext:FormatStyleCapitalizationContext format(_:Date)String
          init(allowedFields:[Date.RelativeFormatStyle.Field],presentation:Date.RelativeFormatStyle.Presentation=,unitsStyle:Date.RelativeFormatStyle.UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
          init(from:Decoder)
          init(presentation:Date.RelativeFormatStyle.Presentation=,unitsStyle:Date.RelativeFormatStyle.UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
          locale(_:Locale)Date.RelativeFormatStyle locale:Locale presentation:Date.RelativeFormatStyle.Presentation
          unitsStyle:Date.RelativeFormatStyle.UnitsStyle
        Date.RelativeFormatStyle.Presentation
          .named:Date.RelativeFormatStyle.Presentation .numeric:Date.RelativeFormatStyle.Presentation
          init(from:Decoder)
        Date.RelativeFormatStyle.UnitsStyle
          .abbreviated:Date.RelativeFormatStyle.UnitsStyle .narrow:Date.RelativeFormatStyle.UnitsStyle
          .spellOut:Date.RelativeFormatStyle.UnitsStyle .wide:Date.RelativeFormatStyle.UnitsStyle init(from:Decoder)
        Date.VerbatimFormatStyle: DiscreteFormatStyle FormatStyle ParseableFormatStyle
          .currency(code:String)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .verbatim(_:Date.FormatString,locale:Locale=,timeZone:TimeZone,calendar:Calendar)Date.VerbatimFormatStyle
          RegexOutput attributed:Date.AttributedStyle attributedStyle:Date.VerbatimFormatStyle.Attributed
          calendar:Calendar consuming(_:String,startingAt:String.Index,in:Range) discreteInput(after:Date)Date
          discreteInput(before:Date)Date format(_:Date)String
          init(format:Date.FormatString,locale:Locale=,timeZone:TimeZone,calendar:Calendar) init(from:Decoder)
          input(after:Date)Date input(before:Date)Date locale(_:Locale)Date.VerbatimFormatStyle locale:Locale
          parseStrategy:Date.ParseStrategy regex:Regex timeZone:TimeZone
        Date.VerbatimFormatStyle.Attributed: DiscreteFormatStyle FormatStyle
          .currency(code:String)Self
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self discreteInput(after:Date)Date
          discreteInput(before:Date)Date format(_:Date)AttributedString init(from:Decoder) input(after:Date)Date
          input(before:Date)Date locale(_:Locale)Date.VerbatimFormatStyle.Attributed
        DateComponents: ReferenceConvertible
          ReferenceType calendar:Calendar customMirror:Mirror date:Date day:Int dayOfYear:Int debugDescription:String
          description:String encode(to:Encoder) era:Int formatted(_:F)F.FormatOutput hash(into:Hasher) hour:Int
          init(_:T.ParseInput,strategy:T) init(_:Value,strategy:T)
          init(calendar:Calendar=,timeZone:TimeZone=,era:Int=,year:Int=,month:Int=,day:Int=,hour:Int=,minute:Int=,second:Int=,nanosecond:Int=,weekday:Int=,weekdayOrdinal:Int=,quarter:Int=,weekOfMonth:Int=,weekOfYear:Int=,yearForWeekOfYear:Int=)
          init(from:Decoder) isLeapMonth:Bool isRepeatedDay:Bool isValidDate(in:Calendar)Bool isValidDate:Bool
          minute:Int month:Int nanosecond:Int quarter:Int second:Int setValue(_:Int,for:Calendar.Component)
          timeZone:TimeZone value(for:Calendar.Component)Int weekOfMonth:Int weekOfYear:Int weekday:Int
          weekdayOrdinal:Int year:Int yearForWeekOfYear:Int
        DateComponents.ISO8601FormatStyle: FormatStyle ParseStrategy ParseableFormatStyle
          .iso8601:DateComponents.ISO8601FormatStyle
          .iso8601Components(timeZone:TimeZone,includingFractionalSeconds:Bool=,dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeSeparator:Date.ISO8601FormatStyle.TimeSeparator=)Self
          .iso8601Components:DateComponents.ISO8601FormatStyle
          .iso8601ComponentsWithTimeZone(includingFractionalSeconds:Bool=,dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeSeparator:Date.ISO8601FormatStyle.TimeSeparator=,timeZoneSeparator:Date.ISO8601FormatStyle.TimeZoneSeparator=)Self
          .iso8601DateComponents(timeZone:TimeZone,dateSeparator:Date.ISO8601FormatStyle.DateSeparator=)Self
          RegexOutput consuming(_:String,startingAt:String.Index,in:Range)
          dateSeparator(_:Date.ISO8601FormatStyle.DateSeparator)DateComponents.ISO8601FormatStyle
          dateSeparator:Date.ISO8601FormatStyle.DateSeparator
          dateTimeSeparator(_:Date.ISO8601FormatStyle.DateTimeSeparator)DateComponents.ISO8601FormatStyle
          dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator day()DateComponents.ISO8601FormatStyle
          encode(to:Encoder) format(_:DateComponents)String hash(into:Hasher) includingFractionalSeconds:Bool
          init(dateSeparator:Date.ISO8601FormatStyle.DateSeparator=,dateTimeSeparator:Date.ISO8601FormatStyle.DateTimeSeparator=,timeSeparator:Date.ISO8601FormatStyle.TimeSeparator=,timeZoneSeparator:Date.ISO8601FormatStyle.TimeZoneSeparator=,includingFractionalSeconds:Bool=,timeZone:TimeZone=)
          init(from:Decoder) locale(_:Locale)Self month()DateComponents.ISO8601FormatStyle
          parse(_:String)DateComponents parseStrategy:DateComponents.ISO8601FormatStyle regex:Regex
          time(includingFractionalSeconds:Bool)DateComponents.ISO8601FormatStyle
          timeSeparator(_:Date.ISO8601FormatStyle.TimeSeparator)DateComponents.ISO8601FormatStyle
          timeSeparator:Date.ISO8601FormatStyle.TimeSeparator
          timeZone(separator:Date.ISO8601FormatStyle.TimeZoneSeparator)DateComponents.ISO8601FormatStyle
          timeZone:TimeZone
          timeZoneSeparator(_:Date.ISO8601FormatStyle.TimeZoneSeparator)DateComponents.ISO8601FormatStyle
          timeZoneSeparator:Date.ISO8601FormatStyle.TimeZoneSeparator weekOfYear()DateComponents.ISO8601FormatStyle
          year()DateComponents.ISO8601FormatStyle
        DateFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          .dateFormat(fromTemplate:String,options:Int,locale:Locale)String
          .localizedString(from:Date,dateStyle:DateFormatter.Style,timeStyle:DateFormatter.Style)String
          amSymbol:String calendar:Calendar copy(with:NSZone=)Any date(from:String)Date dateFormat:String
          dateStyle:DateFormatter.Style defaultDate:Date doesRelativeDateFormatting:Bool eraSymbols:[String]
          generatesCalendarDates:Bool gregorianStartDate:Date init() init(coder:NSCoder) isLenient:Bool locale:Locale
          longEraSymbols:[String] monthSymbols:[String] pmSymbol:String quarterSymbols:[String]
          setLocalizedDateFormatFromTemplate(_:String) shortMonthSymbols:[String] shortQuarterSymbols:[String]
          shortStandaloneMonthSymbols:[String] shortStandaloneQuarterSymbols:[String]
          shortStandaloneWeekdaySymbols:[String] shortWeekdaySymbols:[String] standaloneMonthSymbols:[String]
          standaloneQuarterSymbols:[String] standaloneWeekdaySymbols:[String] string(for:Any)String
          string(from:Date)String timeStyle:DateFormatter.Style timeZone:TimeZone twoDigitStartDate:Date
          veryShortMonthSymbols:[String] veryShortStandaloneMonthSymbols:[String]
          veryShortStandaloneWeekdaySymbols:[String] veryShortWeekdaySymbols:[String] weekdaySymbols:[String]
        DateFormatter.Style
          .full .long .medium .none .short hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        DateInterval
          compare(_:DateInterval)ComparisonResult contains(_:Date)Bool customMirror:Mirror debugDescription:String
          description:String duration:TimeInterval end:Date hash(into:Hasher) init() init(from:Decoder)
          init(start:Date,duration:TimeInterval) init(start:Date,end:Date) intersection(with:DateInterval)DateInterval
          intersects(_:DateInterval)Bool start:Date
        DateIntervalFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          calendar:Calendar copy(with:NSZone=)Any dateStyle:DateIntervalFormatter.Style dateTemplate:String
          editingString(for:Any)String encode(with:NSCoder) init() init(coder:NSCoder) locale:Locale
          string(for:Any)String string(from:Date,to:Date)String string(from:DateInterval)String
          timeStyle:DateIntervalFormatter.Style timeZone:TimeZone
        DateIntervalFormatter.Style
          .full .long .medium .none .short hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        DecodableAttributedStringKey: AttributedStringKey
          .decode(from:Decoder)Self.Value
        DecodableWithConfiguration
          init(from:Decoder,configuration:Self.DecodingConfiguration)
        DecodingConfigurationProviding
          .decodingConfiguration:Self.DecodingConfiguration
        Dimension
          .baseUnit()Self converter:UnitConverter encode(with:NSCoder) init(coder:NSCoder) init(symbol:String)
          init(symbol:String,converter:UnitConverter) isEqual(_:Any)Bool
        DiscreteFormatStyle: FormatStyle
          discreteInput(after:Self.FormatInput)Self.FormatInput discreteInput(before:Self.FormatInput)Self.FormatInput
          input(after:Self.FormatInput)Self.FormatInput input(before:Self.FormatInput)Self.FormatInput
        EncodableAttributedStringKey: AttributedStringKey
          .encode(_:Self.Value,to:Encoder)
        EncodableWithConfiguration
          encode(to:Encoder,configuration:Self.EncodingConfiguration)
        EncodingConfigurationProviding
          .encodingConfiguration:Self.EncodingConfiguration
        EnergyFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          init() init(coder:NSCoder) isForFoodEnergyUse:Bool numberFormatter:NumberFormatter
          string(fromJoules:Double)String string(fromValue:Double,unit:EnergyFormatter.Unit)String
          unitString(fromJoules:Double,usedUnit:UnsafeMutablePointer)String
          unitString(fromValue:Double,unit:EnergyFormatter.Unit)String unitStyle:Formatter.UnitStyle
        EnergyFormatter.Unit
          .calorie .joule .kilocalorie .kilojoule hash(into:Hasher) hashValue:Int init(rawValue:Int)
        FileHandle: NSObject NSObjectProtocol
          .nullDevice:FileHandle .readCompletionNotification:Notification.Name .standardError:FileHandle
          .standardInput:FileHandle .standardOutput:FileHandle acceptConnectionInBackgroundAndNotify()
          acceptConnectionInBackgroundAndNotify(forModes:[RunLoop.Mode]) availableData:Data close() closeFile()
          fileDescriptor:Int32 init(fileDescriptor:Int32) init(fileDescriptor:Int32,closeOnDealloc:Bool)
          init(forReadingAtPath:String) init(forReadingFrom:URL) init(forUpdating:URL) init(forUpdatingAtPath:String)
          init(forWritingAtPath:String) init(forWritingTo:URL) offset()UInt64 offsetInFile:UInt64
          read(upToCount:Int)Data readData(ofLength:Int)Data readDataToEndOfFile()Data readInBackgroundAndNotify()
          readInBackgroundAndNotify(forModes:[RunLoop.Mode]) readToEnd()Data readToEndOfFileInBackgroundAndNotify()
          readToEndOfFileInBackgroundAndNotify(forModes:[RunLoop.Mode]) readabilityHandler:{FileHandle}
          seek(toFileOffset:UInt64) seek(toOffset:UInt64) seekToEnd()UInt64 seekToEndOfFile()UInt64 synchronize()
          synchronizeFile() truncate(atOffset:UInt64) truncateFile(atOffset:UInt64) waitForDataInBackgroundAndNotify()
          waitForDataInBackgroundAndNotify(forModes:[RunLoop.Mode]) write(_:Data) write(contentsOf:T)
          writeabilityHandler:{FileHandle}
        FileManager
          .default:FileManager attributesOfFileSystem(forPath:String)[:Any] attributesOfItem(atPath:String)[:Any]
          changeCurrentDirectoryPath(_:String)Bool componentsToDisplay(forPath:String)[String]
          contents(atPath:String)Data contentsEqual(atPath:String,andPath:String)Bool
          contentsOfDirectory(at:URL,includingPropertiesForKeys:[URLResourceKey],options:FileManager.DirectoryEnumerationOptions=)[URL]
          contentsOfDirectory(atPath:String)[String] copyItem(at:URL,to:URL) copyItem(atPath:String,toPath:String)
          createDirectory(at:URL,withIntermediateDirectories:Bool,attributes:[:Any]=)
          createDirectory(atPath:String,withIntermediateDirectories:Bool,attributes:[:Any]=)
          createFile(atPath:String,contents:Data,attributes:[:Any]=)Bool
          createSymbolicLink(at:URL,withDestinationURL:URL)
          createSymbolicLink(atPath:String,withDestinationPath:String) currentDirectoryPath:String
          delegate:FileManagerDelegate destinationOfSymbolicLink(atPath:String)String displayName(atPath:String)String
          enumerator(at:URL,includingPropertiesForKeys:[URLResourceKey],options:FileManager.DirectoryEnumerationOptions=,errorHandler:{URL;Error}=)FileManager.DirectoryEnumerator
          enumerator(atPath:String)FileManager.DirectoryEnumerator fileExists(atPath:String)Bool
          fileExists(atPath:String,isDirectory:Bool)Bool
          fileExists(atPath:String,isDirectory:UnsafeMutablePointer)Bool
          fileSystemRepresentation(withPath:String)UnsafePointer
          getRelationship(_:UnsafeMutablePointer,of:FileManager.SearchPathDirectory,in:FileManager.SearchPathDomainMask,toItemAt:URL)
          getRelationship(_:UnsafeMutablePointer,ofDirectoryAt:URL,toItemAt:URL) homeDirectory(forUser:String)URL
          homeDirectoryForCurrentUser:URL init() isDeletableFile(atPath:String)Bool
          isExecutableFile(atPath:String)Bool isReadableFile(atPath:String)Bool isWritableFile(atPath:String)Bool
          linkItem(at:URL,to:URL) linkItem(atPath:String,toPath:String)
          mountedVolumeURLs(includingResourceValuesForKeys:[URLResourceKey],options:FileManager.VolumeEnumerationOptions=)[URL]
          moveItem(at:URL,to:URL) moveItem(atPath:String,toPath:String) removeItem(at:URL) removeItem(atPath:String)
          replaceItem(at:URL,withItemAt:URL,backupItemName:String,options:FileManager.ItemReplacementOptions=)URL
          replaceItemAt(_:URL,withItemAt:URL,backupItemName:String=,options:FileManager.ItemReplacementOptions=)URL
          setAttributes(_:[:Any],ofItemAtPath:String)
          string(withFileSystemRepresentation:UnsafePointer,length:Int)String subpaths(atPath:String)[String]
          subpathsOfDirectory(atPath:String)[String] temporaryDirectory:URL
          url(for:FileManager.SearchPathDirectory,in:FileManager.SearchPathDomainMask,appropriateFor:URL,create:Bool)URL
          urls(for:FileManager.SearchPathDirectory,in:FileManager.SearchPathDomainMask)[URL]
          withFileSystemRepresentation(for:String,_:{UnsafePointer})R
        FileManager.DirectoryEnumerationOptions
          .includesDirectoriesPostOrder:FileManager.DirectoryEnumerationOptions
          .producesRelativePathURLs:FileManager.DirectoryEnumerationOptions
          .skipsHiddenFiles:FileManager.DirectoryEnumerationOptions
          .skipsPackageDescendants:FileManager.DirectoryEnumerationOptions
          .skipsSubdirectoryDescendants:FileManager.DirectoryEnumerationOptions contains(_:Self)Bool
          formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S)
          init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self
          isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool
          isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt remove(_:Self.Element)Self.Element
          subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self union(_:Self)Self
          update(with:Self.Element)Self.Element
        FileManager.DirectoryEnumerator: NSEnumerator NSObjectProtocol
          directoryAttributes:[:Any] fileAttributes:[:Any] level:Int skipDescendants()
        FileManager.ItemReplacementOptions
          .usingNewMetadataOnly:FileManager.ItemReplacementOptions
          .withoutDeletingBackupItem:FileManager.ItemReplacementOptions contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        FileManager.SearchPathDirectory
          .adminApplicationDirectory .allApplicationsDirectory .allLibrariesDirectory .applicationDirectory
          .applicationScriptsDirectory .applicationSupportDirectory .autosavedInformationDirectory .cachesDirectory
          .coreServiceDirectory .demoApplicationDirectory .desktopDirectory .developerApplicationDirectory
          .developerDirectory .documentDirectory .documentationDirectory .downloadsDirectory .inputMethodsDirectory
          .itemReplacementDirectory .libraryDirectory .moviesDirectory .musicDirectory .picturesDirectory
          .preferencePanesDirectory .printerDescriptionDirectory .sharedPublicDirectory .trashDirectory .userDirectory
          hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        FileManager.SearchPathDomainMask
          .allDomainsMask:FileManager.SearchPathDomainMask .localDomainMask:FileManager.SearchPathDomainMask
          .networkDomainMask:FileManager.SearchPathDomainMask .systemDomainMask:FileManager.SearchPathDomainMask
          .userDomainMask:FileManager.SearchPathDomainMask contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        FileManager.URLRelationship
          .contains .other .same hash(into:Hasher) hashValue:Int init(rawValue:Int)
        FileManager.UnmountOptions
          .allPartitionsAndEjectDisk:FileManager.UnmountOptions .withoutUI:FileManager.UnmountOptions
          contains(_:Self)Bool formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init()
          init(_:S) init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element)
          intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool
          isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt
          remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self
          union(_:Self)Self update(with:Self.Element)Self.Element
        FileManager.VolumeEnumerationOptions
          .produceFileReferenceURLs:FileManager.VolumeEnumerationOptions
          .skipHiddenVolumes:FileManager.VolumeEnumerationOptions contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        FileManagerDelegate
          fileManager(_:FileManager,shouldCopyItemAt:URL,to:URL)Bool
          fileManager(_:FileManager,shouldCopyItemAtPath:String,toPath:String)Bool
          fileManager(_:FileManager,shouldLinkItemAt:URL,to:URL)Bool
          fileManager(_:FileManager,shouldLinkItemAtPath:String,toPath:String)Bool
          fileManager(_:FileManager,shouldMoveItemAt:URL,to:URL)Bool
          fileManager(_:FileManager,shouldMoveItemAtPath:String,toPath:String)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,copyingItemAt:URL,to:URL)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,copyingItemAtPath:String,toPath:String)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,linkingItemAt:URL,to:URL)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,linkingItemAtPath:String,toPath:String)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,movingItemAt:URL,to:URL)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,movingItemAtPath:String,toPath:String)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,removingItemAt:URL)Bool
          fileManager(_:FileManager,shouldProceedAfterError:Error,removingItemAtPath:String)Bool
          fileManager(_:FileManager,shouldRemoveItemAt:URL)Bool
          fileManager(_:FileManager,shouldRemoveItemAtPath:String)Bool
        FormatStyle
          .byteCount(style:ByteCountFormatStyle.Style,allowedUnits:ByteCountFormatStyle.Units=,spellsOutZero:Bool=,includesActualByteCount:Bool=)Self
          .currency(code:String)Self .dateTime:Date.FormatStyle .interval:Date.IntervalFormatStyle
          .iso8601:Date.ISO8601FormatStyle .iso8601:DateComponents.ISO8601FormatStyle
          .list(memberStyle:MemberStyle,type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self
          .list(type:ListFormatStyle.ListType,width:ListFormatStyle.Width=)Self .number:Decimal.FormatStyle
          .number:FloatingPointFormatStyle .number:IntegerFormatStyle .percent:Decimal.FormatStyle.Percent
          .percent:FloatingPointFormatStyle.Percent .percent:IntegerFormatStyle.Percent
          .relative(presentation:Date.RelativeFormatStyle.Presentation,unitsStyle:Date.RelativeFormatStyle.UnitsStyle=)Self
          .time(pattern:Duration.TimeFormatStyle.Pattern)Self
          .units(allowed:[Duration.UnitsFormatStyle.Unit]=,width:Duration.UnitsFormatStyle.UnitWidth=,maximumUnitCount:Int=,zeroValueUnits:Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy=,valueLength:Int=,fractionalPart:Duration.UnitsFormatStyle.FractionalPartDisplayStrategy=)Self
          .units(allowed:[Duration.UnitsFormatStyle.Unit]=,width:Duration.UnitsFormatStyle.UnitWidth=,maximumUnitCount:Int=,zeroValueUnits:Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy=,valueLengthLimits:ValueRange,fractionalPart:Duration.UnitsFormatStyle.FractionalPartDisplayStrategy=)Self
          .verbatim(_:Date.FormatString,locale:Locale=,timeZone:TimeZone,calendar:Calendar)Date.VerbatimFormatStyle
          format(_:Self.FormatInput)Self.FormatOutput locale(_:Locale)Self
        Formatter: NSCoding NSCopying NSObject NSObjectProtocol
          copy()Any copy(with:NSZone=)Any editingString(for:Any)String encode(with:NSCoder) init() init(coder:NSCoder)
          string(for:Any)String
        Formatter.Context
          .beginningOfSentence .dynamic .listItem .middleOfSentence .standalone .unknown hash(into:Hasher)
          hashValue:Int init(rawValue:Int)
        Formatter.UnitStyle
          .long .medium .short hash(into:Hasher) hashValue:Int init(rawValue:Int)
        HTTPCookie: NSObject NSObjectProtocol
          .cookies(withResponseHeaderFields:[:String],for:URL)[HTTPCookie]
          .requestHeaderFields(with:[HTTPCookie])[:String] comment:String commentURL:URL description:String
          domain:String expiresDate:Date init(properties:[:Any]) isHTTPOnly:Bool isSecure:Bool isSessionOnly:Bool
          name:String path:String portList:[NSNumber] properties:[:Any] value:String version:Int
        HTTPCookie.AcceptPolicy
          .always .never .onlyFromMainDocumentDomain hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        HTTPCookieStorage: NSObject NSObjectProtocol
          .shared:HTTPCookieStorage .sharedCookieStorage(forGroupContainerIdentifier:String)HTTPCookieStorage
          cookieAcceptPolicy:HTTPCookie.AcceptPolicy cookies(for:URL)[HTTPCookie] cookies:[HTTPCookie]
          deleteCookie(_:HTTPCookie) description:String removeCookies(since:Date) setCookie(_:HTTPCookie)
          setCookies(_:[HTTPCookie],for:URL,mainDocumentURL:URL) sortedCookies(using:[NSSortDescriptor])[HTTPCookie]
        HTTPURLResponse: NSCoding NSCopying NSObjectProtocol NSSecureCoding URLResponse
          .localizedString(forStatusCode:Int)String allHeaderFields:[:Any] description:String encode(with:NSCoder)
          init(coder:NSCoder) init(url:URL,statusCode:Int,httpVersion:String,headerFields:[:String]) statusCode:Int
          value(forHTTPHeaderField:String)String
        Host: NSObject NSObjectProtocol
          .current()Host address:String addresses:[String] init(address:String) init(name:String) isEqual(to:Host)Bool
          localizedName:String name:String names:[String]
        ISO8601DateFormatter: Formatter NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .string(from:Date,timeZone:TimeZone,formatOptions:ISO8601DateFormatter.Options=)String
          .supportsSecureCoding:Bool copy(with:NSZone=)Any date(from:String)Date encode(with:NSCoder)
          formatOptions:ISO8601DateFormatter.Options init() init(coder:NSCoder) string(from:Date)String
          timeZone:TimeZone
        ISO8601DateFormatter.Options
          .withColonSeparatorInTime:ISO8601DateFormatter.Options
          .withColonSeparatorInTimeZone:ISO8601DateFormatter.Options
          .withDashSeparatorInDate:ISO8601DateFormatter.Options .withDay:ISO8601DateFormatter.Options
          .withFractionalSeconds:ISO8601DateFormatter.Options .withFullDate:ISO8601DateFormatter.Options
          .withFullTime:ISO8601DateFormatter.Options .withInternetDateTime:ISO8601DateFormatter.Options
          .withMonth:ISO8601DateFormatter.Options .withSpaceBetweenDateAndTime:ISO8601DateFormatter.Options
          .withTime:ISO8601DateFormatter.Options .withTimeZone:ISO8601DateFormatter.Options
          .withWeekOfYear:ISO8601DateFormatter.Options .withYear:ISO8601DateFormatter.Options contains(_:Self)Bool
          formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S)
          init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self
          isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool
          isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt remove(_:Self.Element)Self.Element
          subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self union(_:Self)Self
          update(with:Self.Element)Self.Element
        InputStream: NSObjectProtocol Stream
          close() getBuffer(_:UnsafeMutablePointer,length:UnsafeMutablePointer)Bool hasBytesAvailable:Bool
          init(data:Data) init(fileAtPath:String) init(url:URL) open() property(forKey:Stream.PropertyKey)AnyObject
          read(_:UnsafeMutablePointer,maxLength:Int)Int remove(from:RunLoop,forMode:RunLoop.Mode)
          schedule(in:RunLoop,forMode:RunLoop.Mode) setProperty(_:AnyObject,forKey:Stream.PropertyKey)Bool
          streamError:Error streamStatus:Stream.Status
        JSONDecoder
          allowsJSON5:Bool assumesTopLevelDictionary:Bool dataDecodingStrategy:JSONDecoder.DataDecodingStrategy
          dateDecodingStrategy:JSONDecoder.DateDecodingStrategy decode(_:,from:Data)T
          decode(_:,from:Data,configuration:)T decode(_:,from:Data,configuration:T.DecodingConfiguration)T init()
          keyDecodingStrategy:JSONDecoder.KeyDecodingStrategy
          nonConformingFloatDecodingStrategy:JSONDecoder.NonConformingFloatDecodingStrategy userInfo:[:Sendable]
        JSONDecoder.DataDecodingStrategy
          .base64 .custom .deferredToData
        JSONDecoder.DateDecodingStrategy
          .custom .deferredToDate .formatted(_:DateFormatter)JSONDecoder.DateDecodingStrategy .iso8601
          .millisecondsSince1970 .secondsSince1970
        JSONDecoder.KeyDecodingStrategy
          .convertFromSnakeCase .custom .useDefaultKeys
        JSONDecoder.NonConformingFloatDecodingStrategy
          .convertFromString .throw
        JSONEncoder
          dataEncodingStrategy:JSONEncoder.DataEncodingStrategy dateEncodingStrategy:JSONEncoder.DateEncodingStrategy
          encode(_:T)Data encode(_:T,configuration:)Data encode(_:T,configuration:T.EncodingConfiguration)Data init()
          keyEncodingStrategy:JSONEncoder.KeyEncodingStrategy
          nonConformingFloatEncodingStrategy:JSONEncoder.NonConformingFloatEncodingStrategy
          outputFormatting:JSONEncoder.OutputFormatting userInfo:[:Sendable]
        JSONEncoder.DataEncodingStrategy
          .base64 .custom .deferredToData
        JSONEncoder.DateEncodingStrategy
          .custom .deferredToDate .formatted(_:DateFormatter)JSONEncoder.DateEncodingStrategy .iso8601
          .millisecondsSince1970 .secondsSince1970
        JSONEncoder.KeyEncodingStrategy
          .convertToSnakeCase .custom .useDefaultKeys
        JSONEncoder.NonConformingFloatEncodingStrategy
          .convertToString .throw
        JSONEncoder.OutputFormatting
          .prettyPrinted:JSONEncoder.OutputFormatting .sortedKeys:JSONEncoder.OutputFormatting
          .withoutEscapingSlashes:JSONEncoder.OutputFormatting contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        JSONSerialization: NSObject NSObjectProtocol
          .data(withJSONObject:Any,options:JSONSerialization.WritingOptions=)Data .isValidJSONObject(_:Any)Bool
          .jsonObject(with:Data,options:JSONSerialization.ReadingOptions=)Any
          .jsonObject(with:InputStream,options:JSONSerialization.ReadingOptions=)Any
          .writeJSONObject(_:Any,toStream:OutputStream,options:JSONSerialization.WritingOptions)Int
        JSONSerialization.ReadingOptions
          .allowFragments:JSONSerialization.ReadingOptions .fragmentsAllowed:JSONSerialization.ReadingOptions
          .mutableContainers:JSONSerialization.ReadingOptions .mutableLeaves:JSONSerialization.ReadingOptions
          contains(_:Self)Bool formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init()
          init(_:S) init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element)
          intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool
          isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt
          remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self
          union(_:Self)Self update(with:Self.Element)Self.Element
        JSONSerialization.WritingOptions
          .fragmentsAllowed:JSONSerialization.WritingOptions .prettyPrinted:JSONSerialization.WritingOptions
          .sortedKeys:JSONSerialization.WritingOptions .withoutEscapingSlashes:JSONSerialization.WritingOptions
          contains(_:Self)Bool formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init()
          init(_:S) init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element)
          intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool
          isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt
          remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self
          union(_:Self)Self update(with:Self.Element)Self.Element
        LengthFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          init() init(coder:NSCoder) isForPersonHeightUse:Bool numberFormatter:NumberFormatter
          string(fromMeters:Double)String string(fromValue:Double,unit:LengthFormatter.Unit)String
          unitString(fromMeters:Double,usedUnit:UnsafeMutablePointer)String
          unitString(fromValue:Double,unit:LengthFormatter.Unit)String unitStyle:Formatter.UnitStyle
        LengthFormatter.Unit
          .centimeter .foot .inch .kilometer .meter .mile .millimeter .yard hash(into:Hasher) hashValue:Int
          init(rawValue:Int)
        Locale
          .autoupdatingCurrent:Locale .availableIdentifiers:[String] .canonicalIdentifier(from:String)String
          .canonicalLanguageIdentifier(from:String)String
          .characterDirection(forLanguage:String)Locale.LanguageDirection .commonISOCurrencyCodes:[String]
          .components(fromIdentifier:String)[:String] .current:Locale
          .identifier(_:Locale.IdentifierType,from:String)String .identifier(fromComponents:[:String])String
          .identifier(fromWindowsLocaleCode:Int)String .isoCurrencyCodes:[String] .isoLanguageCodes:[String]
          .isoRegionCodes:[String] .lineDirection(forLanguage:String)Locale.LanguageDirection
          .preferredLanguages:[String] .preferredLocales:[Locale] .windowsLocaleCode(fromIdentifier:String)Int
          alternateQuotationBeginDelimiter:String alternateQuotationEndDelimiter:String
          availableNumberingSystems:[Locale.NumberingSystem] calendar:Calendar collation:Locale.Collation
          collationIdentifier:String collatorIdentifier:String currency:Locale.Currency currencyCode:String
          currencySymbol:String customMirror:Mirror debugDescription:String decimalSeparator:String description:String
          encode(to:Encoder) firstDayOfWeek:Locale.Weekday groupingSeparator:String hash(into:Hasher)
          hourCycle:Locale.HourCycle identifier(_:Locale.IdentifierType)String identifier:String
          init(components:Locale.Components) init(from:Decoder) init(identifier:String)
          init(languageCode:Locale.LanguageCode=,script:Locale.Script=,languageRegion:Locale.Region=)
          init(languageComponents:Locale.Language.Components) language:Locale.Language languageCode:String
          localizedString(for:Calendar.Identifier)String localizedString(forCollationIdentifier:String)String
          localizedString(forCollatorIdentifier:String)String localizedString(forCurrencyCode:String)String
          localizedString(forIdentifier:String)String localizedString(forLanguageCode:String)String
          localizedString(forRegionCode:String)String localizedString(forScriptCode:String)String
          localizedString(forVariantCode:String)String measurementSystem:Locale.MeasurementSystem
          numberingSystem:Locale.NumberingSystem quotationBeginDelimiter:String quotationEndDelimiter:String
          region:Locale.Region regionCode:String scriptCode:String subdivision:Locale.Subdivision timeZone:TimeZone
          usesMetricSystem:Bool variant:Locale.Variant variantCode:String
        Locale.Collation
          .availableCollations(for:Locale.Language)[Locale.Collation] .availableCollations:[Locale.Collation]
          .searchRules:Locale.Collation .standard:Locale.Collation debugDescription:String encode(to:Encoder)
          hash(into:Hasher) identifier:String init(_:String)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        Locale.Components
          calendar:Calendar.Identifier collation:Locale.Collation currency:Locale.Currency
          firstDayOfWeek:Locale.Weekday hourCycle:Locale.HourCycle init(from:Decoder) init(identifier:String)
          init(languageCode:Locale.LanguageCode=,script:Locale.Script=,languageRegion:Locale.Region=)
          init(locale:Locale) languageComponents:Locale.Language.Components measurementSystem:Locale.MeasurementSystem
          numberingSystem:Locale.NumberingSystem region:Locale.Region subdivision:Locale.Subdivision timeZone:TimeZone
          variant:Locale.Variant
        Locale.Currency
          .isoCurrencies:[Locale.Currency] .unknown:Locale.Currency debugDescription:String encode(to:Encoder)
          hash(into:Hasher) identifier:String init(_:String)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType) isISOCurrency:Bool
        Locale.HourCycle
          .oneToTwelve .oneToTwentyFour .zeroToEleven .zeroToTwentyThree encode(to:Encoder) hash(into:Hasher)
          hashValue:Int init(from:Decoder) init(rawValue:String)
        Locale.IdentifierType
          .bcp47 .cldr .icu
        Locale.Language
          .systemLanguages:[Locale.Language] characterDirection:Locale.LanguageDirection
          hasCommonParent(with:Locale.Language)Bool init(components:Locale.Language.Components) init(from:Decoder)
          init(identifier:String) init(languageCode:Locale.LanguageCode=,script:Locale.Script=,region:Locale.Region=)
          isEquivalent(to:Locale.Language)Bool languageCode:Locale.LanguageCode
          lineLayoutDirection:Locale.LanguageDirection maximalIdentifier:String minimalIdentifier:String
          parent:Locale.Language region:Locale.Region script:Locale.Script
        Locale.Language.Components
          init(from:Decoder) init(identifier:String) init(language:Locale.Language)
          init(languageCode:Locale.LanguageCode=,script:Locale.Script=,region:Locale.Region=)
          languageCode:Locale.LanguageCode region:Locale.Region script:Locale.Script
        Locale.LanguageCode
          .ainu:Locale.LanguageCode .albanian:Locale.LanguageCode .amharic:Locale.LanguageCode
          .apacheWestern:Locale.LanguageCode .arabic:Locale.LanguageCode .armenian:Locale.LanguageCode
          .assamese:Locale.LanguageCode .assyrian:Locale.LanguageCode .azerbaijani:Locale.LanguageCode
          .bangla:Locale.LanguageCode .belarusian:Locale.LanguageCode .bodo:Locale.LanguageCode
          .bulgarian:Locale.LanguageCode .burmese:Locale.LanguageCode .cantonese:Locale.LanguageCode
          .catalan:Locale.LanguageCode .cherokee:Locale.LanguageCode .chinese:Locale.LanguageCode
          .croatian:Locale.LanguageCode .czech:Locale.LanguageCode .danish:Locale.LanguageCode
          .dhivehi:Locale.LanguageCode .dogri:Locale.LanguageCode .dutch:Locale.LanguageCode
          .dzongkha:Locale.LanguageCode .english:Locale.LanguageCode .estonian:Locale.LanguageCode
          .faroese:Locale.LanguageCode .finnish:Locale.LanguageCode .french:Locale.LanguageCode
          .fula:Locale.LanguageCode .georgian:Locale.LanguageCode .german:Locale.LanguageCode
          .greek:Locale.LanguageCode .gujarati:Locale.LanguageCode .hawaiian:Locale.LanguageCode
          .hebrew:Locale.LanguageCode .hindi:Locale.LanguageCode .hungarian:Locale.LanguageCode
          .icelandic:Locale.LanguageCode .igbo:Locale.LanguageCode .indonesian:Locale.LanguageCode
          .irish:Locale.LanguageCode .isoLanguageCodes:[Locale.LanguageCode] .italian:Locale.LanguageCode
          .japanese:Locale.LanguageCode .kannada:Locale.LanguageCode .kashmiri:Locale.LanguageCode
          .kazakh:Locale.LanguageCode .khmer:Locale.LanguageCode .konkani:Locale.LanguageCode
          .korean:Locale.LanguageCode .kurdish:Locale.LanguageCode .kurdishSorani:Locale.LanguageCode
          .kyrgyz:Locale.LanguageCode .lao:Locale.LanguageCode .latvian:Locale.LanguageCode
          .lithuanian:Locale.LanguageCode .macedonian:Locale.LanguageCode .maithili:Locale.LanguageCode
          .malay:Locale.LanguageCode .malayalam:Locale.LanguageCode .maltese:Locale.LanguageCode
          .manipuri:Locale.LanguageCode .marathi:Locale.LanguageCode .mongolian:Locale.LanguageCode
          .multiple:Locale.LanguageCode .māori:Locale.LanguageCode .navajo:Locale.LanguageCode
          .nepali:Locale.LanguageCode .norwegian:Locale.LanguageCode .norwegianBokmål:Locale.LanguageCode
          .norwegianNynorsk:Locale.LanguageCode .odia:Locale.LanguageCode .pashto:Locale.LanguageCode
          .persian:Locale.LanguageCode .polish:Locale.LanguageCode .portuguese:Locale.LanguageCode
          .punjabi:Locale.LanguageCode .rohingya:Locale.LanguageCode .romanian:Locale.LanguageCode
          .russian:Locale.LanguageCode .samoan:Locale.LanguageCode .sanskrit:Locale.LanguageCode
          .santali:Locale.LanguageCode .serbian:Locale.LanguageCode .sindhi:Locale.LanguageCode
          .sinhala:Locale.LanguageCode .slovak:Locale.LanguageCode .slovenian:Locale.LanguageCode
          .spanish:Locale.LanguageCode .swahili:Locale.LanguageCode .swedish:Locale.LanguageCode
          .tagalog:Locale.LanguageCode .tajik:Locale.LanguageCode .tamil:Locale.LanguageCode
          .telugu:Locale.LanguageCode .thai:Locale.LanguageCode .tibetan:Locale.LanguageCode
          .tongan:Locale.LanguageCode .turkish:Locale.LanguageCode .turkmen:Locale.LanguageCode
          .ukrainian:Locale.LanguageCode .unavailable:Locale.LanguageCode .uncoded:Locale.LanguageCode
          .unidentified:Locale.LanguageCode .urdu:Locale.LanguageCode .uyghur:Locale.LanguageCode
          .uzbek:Locale.LanguageCode .vietnamese:Locale.LanguageCode .welsh:Locale.LanguageCode
          .yiddish:Locale.LanguageCode debugDescription:String encode(to:Encoder) hash(into:Hasher)
          identifier(_:Locale.LanguageCode.IdentifierType)String identifier:String init(_:String)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType) isISOLanguage:Bool
        Locale.LanguageCode.IdentifierType
          .alpha2 .alpha3
        Locale.LanguageDirection
          .bottomToTop .leftToRight .rightToLeft .topToBottom .unknown hash(into:Hasher) hashValue:Int
          init(rawValue:UInt)
        Locale.MeasurementSystem
          .measurementSystems:[Locale.MeasurementSystem] .metric:Locale.MeasurementSystem .uk:Locale.MeasurementSystem
          .us:Locale.MeasurementSystem debugDescription:String encode(to:Encoder) hash(into:Hasher) identifier:String
          init(_:String) init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder)
          init(stringLiteral:String) init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        Locale.NumberingSystem
          .availableNumberingSystems:[Locale.NumberingSystem] debugDescription:String encode(to:Encoder)
          hash(into:Hasher) identifier:String init(_:String)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        Locale.Region
          .afghanistan:Locale.Region .albania:Locale.Region .algeria:Locale.Region .americanSamoa:Locale.Region
          .andorra:Locale.Region .angola:Locale.Region .anguilla:Locale.Region .antarctica:Locale.Region
          .antiguaBarbuda:Locale.Region .argentina:Locale.Region .armenia:Locale.Region .aruba:Locale.Region
          .ascensionIsland:Locale.Region .australia:Locale.Region .austria:Locale.Region .azerbaijan:Locale.Region
          .bahamas:Locale.Region .bahrain:Locale.Region .bangladesh:Locale.Region .barbados:Locale.Region
          .belarus:Locale.Region .belgium:Locale.Region .belize:Locale.Region .benin:Locale.Region
          .bermuda:Locale.Region .bhutan:Locale.Region .bolivia:Locale.Region .bosniaHerzegovina:Locale.Region
          .botswana:Locale.Region .bouvetIsland:Locale.Region .brazil:Locale.Region
          .britishVirginIslands:Locale.Region .brunei:Locale.Region .bulgaria:Locale.Region .burkinaFaso:Locale.Region
          .burundi:Locale.Region .cambodia:Locale.Region .cameroon:Locale.Region .canada:Locale.Region
          .canaryIslands:Locale.Region .capeVerde:Locale.Region .caribbeanNetherlands:Locale.Region
          .caymanIslands:Locale.Region .centralAfricanRepublic:Locale.Region .ceutaMelilla:Locale.Region
          .chad:Locale.Region .chagosArchipelago:Locale.Region .chile:Locale.Region .chinaMainland:Locale.Region
          .christmasIsland:Locale.Region .clippertonIsland:Locale.Region .cocosIslands:Locale.Region
          .colombia:Locale.Region .comoros:Locale.Region .congoBrazzaville:Locale.Region .congoKinshasa:Locale.Region
          .cookIslands:Locale.Region .costaRica:Locale.Region .croatia:Locale.Region .cuba:Locale.Region
          .curaçao:Locale.Region .cyprus:Locale.Region .czechia:Locale.Region .côteDIvoire:Locale.Region
          .denmark:Locale.Region .diegoGarcia:Locale.Region .djibouti:Locale.Region .dominica:Locale.Region
          .dominicanRepublic:Locale.Region .ecuador:Locale.Region .egypt:Locale.Region .elSalvador:Locale.Region
          .equatorialGuinea:Locale.Region .eritrea:Locale.Region .estonia:Locale.Region .eswatini:Locale.Region
          .ethiopia:Locale.Region .falklandIslands:Locale.Region .faroeIslands:Locale.Region .fiji:Locale.Region
          .finland:Locale.Region .france:Locale.Region .frenchGuiana:Locale.Region .frenchPolynesia:Locale.Region
          .frenchSouthernTerritories:Locale.Region .gabon:Locale.Region .gambia:Locale.Region .georgia:Locale.Region
          .germany:Locale.Region .ghana:Locale.Region .gibraltar:Locale.Region .greece:Locale.Region
          .greenland:Locale.Region .grenada:Locale.Region .guadeloupe:Locale.Region .guam:Locale.Region
          .guatemala:Locale.Region .guernsey:Locale.Region .guinea:Locale.Region .guineaBissau:Locale.Region
          .guyana:Locale.Region .haiti:Locale.Region .heardMcdonaldIslands:Locale.Region .honduras:Locale.Region
          .hongKong:Locale.Region .hungary:Locale.Region .iceland:Locale.Region .india:Locale.Region
          .indonesia:Locale.Region .iran:Locale.Region .iraq:Locale.Region .ireland:Locale.Region
          .isleOfMan:Locale.Region .isoRegions(ofCategory:Locale.Region.Category)[Locale.Region]
          .isoRegions:[Locale.Region] .israel:Locale.Region .italy:Locale.Region .jamaica:Locale.Region
          .japan:Locale.Region .jersey:Locale.Region .jordan:Locale.Region .kazakhstan:Locale.Region
          .kenya:Locale.Region .kiribati:Locale.Region .kosovo:Locale.Region .kuwait:Locale.Region
          .kyrgyzstan:Locale.Region .laos:Locale.Region .latinAmerica:Locale.Region .latvia:Locale.Region
          .lebanon:Locale.Region .lesotho:Locale.Region .liberia:Locale.Region .libya:Locale.Region
          .liechtenstein:Locale.Region .lithuania:Locale.Region .luxembourg:Locale.Region .macao:Locale.Region
          .madagascar:Locale.Region .malawi:Locale.Region .malaysia:Locale.Region .maldives:Locale.Region
          .mali:Locale.Region .malta:Locale.Region .marshallIslands:Locale.Region .martinique:Locale.Region
          .mauritania:Locale.Region .mauritius:Locale.Region .mayotte:Locale.Region .mexico:Locale.Region
          .micronesia:Locale.Region .moldova:Locale.Region .monaco:Locale.Region .mongolia:Locale.Region
          .montenegro:Locale.Region .montserrat:Locale.Region .morocco:Locale.Region .mozambique:Locale.Region
          .myanmar:Locale.Region .namibia:Locale.Region .nauru:Locale.Region .nepal:Locale.Region
          .netherlands:Locale.Region .newCaledonia:Locale.Region .newZealand:Locale.Region .nicaragua:Locale.Region
          .niger:Locale.Region .nigeria:Locale.Region .niue:Locale.Region .norfolkIsland:Locale.Region
          .northMacedonia:Locale.Region .northernMarianaIslands:Locale.Region .norway:Locale.Region
          .oman:Locale.Region .pakistan:Locale.Region .palau:Locale.Region .palestinianTerritories:Locale.Region
          .panama:Locale.Region .papuaNewGuinea:Locale.Region .paraguay:Locale.Region .peru:Locale.Region
          .philippines:Locale.Region .pitcairnIslands:Locale.Region .poland:Locale.Region .portugal:Locale.Region
          .puertoRico:Locale.Region .qatar:Locale.Region .romania:Locale.Region .russia:Locale.Region
          .rwanda:Locale.Region .réunion:Locale.Region .saintBarthélemy:Locale.Region .saintHelena:Locale.Region
          .saintKittsNevis:Locale.Region .saintLucia:Locale.Region .saintMartin:Locale.Region
          .saintPierreMiquelon:Locale.Region .saintVincentGrenadines:Locale.Region .samoa:Locale.Region
          .sanMarino:Locale.Region .saudiArabia:Locale.Region .senegal:Locale.Region .serbia:Locale.Region
          .seychelles:Locale.Region .sierraLeone:Locale.Region .singapore:Locale.Region .sintMaarten:Locale.Region
          .slovakia:Locale.Region .slovenia:Locale.Region .solomonIslands:Locale.Region .somalia:Locale.Region
          .southAfrica:Locale.Region .southGeorgiaSouthSandwichIslands:Locale.Region .southKorea:Locale.Region
          .southSudan:Locale.Region .spain:Locale.Region .sriLanka:Locale.Region .suriname:Locale.Region
          .svalbardJanMayen:Locale.Region .sweden:Locale.Region .switzerland:Locale.Region
          .sãoToméPríncipe:Locale.Region .taiwan:Locale.Region .tajikistan:Locale.Region .tanzania:Locale.Region
          .thailand:Locale.Region .timorLeste:Locale.Region .togo:Locale.Region .tokelau:Locale.Region
          .tonga:Locale.Region .trinidadTobago:Locale.Region .tristanDaCunha:Locale.Region .tunisia:Locale.Region
          .turkey:Locale.Region .turkmenistan:Locale.Region .turksCaicosIslands:Locale.Region .tuvalu:Locale.Region
          .uganda:Locale.Region .ukraine:Locale.Region .unitedArabEmirates:Locale.Region .unitedKingdom:Locale.Region
          .unitedStates:Locale.Region .unitedStatesOutlyingIslands:Locale.Region
          .unitedStatesVirginIslands:Locale.Region .unknown:Locale.Region .uruguay:Locale.Region
          .uzbekistan:Locale.Region .vanuatu:Locale.Region .vaticanCity:Locale.Region .venezuela:Locale.Region
          .vietnam:Locale.Region .wallisFutuna:Locale.Region .westernSahara:Locale.Region .world:Locale.Region
          .yemen:Locale.Region .zambia:Locale.Region .zimbabwe:Locale.Region .ålandIslands:Locale.Region
          category:Locale.Region.Category containingRegion:Locale.Region continent:Locale.Region
          debugDescription:String encode(to:Encoder) hash(into:Hasher) identifier:String init(_:String)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType) isISORegion:Bool
          subRegions(ofCategory:Locale.Region.Category)[Locale.Region] subRegions:[Locale.Region]
          subcontinent:Locale.Region
        Locale.Region.Category
          .continent:Locale.Region.Category .grouping:Locale.Region.Category .subcontinent:Locale.Region.Category
          .territory:Locale.Region.Category .world:Locale.Region.Category debugDescription:String encode(to:Encoder)
          init(from:Decoder)
        Locale.Script
          .adlam:Locale.Script .arabic:Locale.Script .arabicNastaliq:Locale.Script .armenian:Locale.Script
          .bangla:Locale.Script .cherokee:Locale.Script .cyrillic:Locale.Script .devanagari:Locale.Script
          .ethiopic:Locale.Script .georgian:Locale.Script .greek:Locale.Script .gujarati:Locale.Script
          .gurmukhi:Locale.Script .hanSimplified:Locale.Script .hanTraditional:Locale.Script
          .hanifiRohingya:Locale.Script .hebrew:Locale.Script .hiragana:Locale.Script .japanese:Locale.Script
          .kannada:Locale.Script .katakana:Locale.Script .khmer:Locale.Script .korean:Locale.Script .lao:Locale.Script
          .latin:Locale.Script .malayalam:Locale.Script .meiteiMayek:Locale.Script .myanmar:Locale.Script
          .odia:Locale.Script .olChiki:Locale.Script .sinhala:Locale.Script .syriac:Locale.Script .tamil:Locale.Script
          .telugu:Locale.Script .thaana:Locale.Script .thai:Locale.Script .tibetan:Locale.Script
          .unknown:Locale.Script debugDescription:String encode(to:Encoder) hash(into:Hasher) identifier:String
          init(_:String) init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder)
          init(stringLiteral:String) init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
          isISOScript:Bool
        Locale.Subdivision
          .subdivision(for:Locale.Region)Locale.Subdivision debugDescription:String encode(to:Encoder)
          hash(into:Hasher) identifier:String init(_:String)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        Locale.Variant
          .posix:Locale.Variant debugDescription:String encode(to:Encoder) hash(into:Hasher) identifier:String
          init(_:String) init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(from:Decoder)
          init(stringLiteral:String) init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        Locale.Weekday
          .friday .monday .saturday .sunday .thursday .tuesday .wednesday encode(to:Encoder) hash(into:Hasher)
          hashValue:Int init(from:Decoder) init(rawValue:String)
        LocalizedError
          errorDescription:String failureReason:String helpAnchor:String recoverySuggestion:String
        MarkdownDecodableAttributedStringKey: AttributedStringKey
          .decodeMarkdown(from:Decoder)Self.Value .markdownName:String
        MassFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          init() init(coder:NSCoder) isForPersonMassUse:Bool numberFormatter:NumberFormatter
          string(fromKilograms:Double)String string(fromValue:Double,unit:MassFormatter.Unit)String
          unitString(fromKilograms:Double,usedUnit:UnsafeMutablePointer)String
          unitString(fromValue:Double,unit:MassFormatter.Unit)String
          unitStringDisplayedAdjacent(toValue:Double,unit:MassFormatter.Unit)String unitStyle:Formatter.UnitStyle
        MassFormatter.Unit
          .gram .kilogram .ounce .pound .stone hash(into:Hasher) hashValue:Int init(rawValue:Int)
        MutableDataProtocol: DataProtocol
          resetBytes(in:R)
        NSAffineTransform: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool append(_:AffineTransform) copy()Any copy(with:NSZone=)Any encode(with:NSCoder)
          hash:Int init() init(coder:NSCoder) init(transform:AffineTransform) invert() isEqual(_:Any)Bool
          prepend(_:AffineTransform) rotate(byDegrees:CGFloat) rotate(byRadians:CGFloat) scale(by:CGFloat)
          scaleX(by:CGFloat,yBy:CGFloat) transform(_:CGPoint)CGPoint transform(_:CGSize)CGSize
          transformStruct:NSAffineTransformStruct translateX(by:CGFloat,yBy:CGFloat)
        NSArray: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool adding(_:Any)[Any] addingObjects(from:[Any])[Any]
          allSatisfy(_:{Self.Element})Bool compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult componentsJoined(by:String)String
          contains(_:Any)Bool contains(where:{Self.Element})Bool copy()Any copy(with:NSZone=)Any
          count(where:{Self.Element})Int count:Int customMirror:Mirror description(withLocale:Locale)String
          description(withLocale:Locale,indent:Int)String description:String
          drop(while:{Self.Element})DropWhileSequence dropFirst(_:Int=)DropFirstSequence
          dropLast(_:Int=)[Self.Element] elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool
          encode(with:NSCoder) enumerateObjects(_:{Any;Int;UnsafeMutablePointer})
          enumerateObjects(at:IndexSet,options:NSEnumerationOptions=,using:{Any;Int;UnsafeMutablePointer})
          enumerateObjects(options:NSEnumerationOptions=,using:{Any;Int;UnsafeMutablePointer})
          enumerated()EnumeratedSequence filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          filtered(using:NSPredicate)[Any] first(where:{Self.Element})Self.Element firstObject:Any
          firstObjectCommon(with:[Any])Any flatMap(_:{Self.Element})[ElementOfResult]
          flatMap(_:{Self.Element})[SegmentOfResult.Element] forEach(_:{Self.Element}) formatted(_:S)S.FormatOutput
          hash:Int index(of:Any)Int index(of:Any,in:NSRange)Int
          index(of:Any,inSortedRange:NSRange,options:NSBinarySearchingOptions=,usingComparator:{Any;Any})Int
          indexOfObject(at:IndexSet,options:NSEnumerationOptions=,passingTest:{Any;Int;UnsafeMutablePointer})Int
          indexOfObject(options:NSEnumerationOptions=,passingTest:{Any;Int;UnsafeMutablePointer})Int
          indexOfObject(passingTest:{Any;Int;UnsafeMutablePointer})Int indexOfObjectIdentical(to:Any)Int
          indexOfObjectIdentical(to:Any,in:NSRange)Int
          indexesOfObjects(at:IndexSet,options:NSEnumerationOptions=,passingTest:{Any;Int;UnsafeMutablePointer})IndexSet
          indexesOfObjects(options:NSEnumerationOptions=,passingTest:{Any;Int;UnsafeMutablePointer})IndexSet
          indexesOfObjects(passingTest:{Any;Int;UnsafeMutablePointer})IndexSet init() init(array:NSArray)
          init(array:[Any]) init(array:[Any],copyItems:Bool) init(arrayLiteral:Any) init(coder:NSCoder)
          init(contentsOf:URL) init(contentsOf:URL,error:) init(contentsOfFile:String) init(object:Any)
          init(objects:AnyObject) init(objects:UnsafePointer,count:Int) isEqual(_:Any)Bool isEqual(to:[Any])Bool
          lastObject:Any lazy:LazySequence
          lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool makeIterator()NSArray.Iterator
          map(_:{Self.Element})[T] max(by:{Self.Element;Self.Element})Self.Element
          min(by:{Self.Element;Self.Element})Self.Element mutableCopy()Any mutableCopy(with:NSZone=)Any
          object(at:Int)Any objectEnumerator()NSEnumerator objects(at:IndexSet)[Any]
          pathsMatchingExtensions(_:[String])[String] prefix(_:Int)PrefixSequence
          prefix(while:{Self.Element})[Self.Element] reduce(_:Result,_:{Result;Self.Element})Result
          reduce(into:Result,_:{Result;Self.Element})Result reverseObjectEnumerator()NSEnumerator
          reversed()[Self.Element] shuffled()[Self.Element] shuffled(using:T)[Self.Element]
          sorted(by:{Self.Element;Self.Element})[Self.Element] sorted(using:Comparator)[Self.Element]
          sorted(using:S)[Self.Element]
          sortedArray(_:{Any;Any;UnsafeMutableRawPointer},context:UnsafeMutableRawPointer)[Any]
          sortedArray(_:{Any;Any;UnsafeMutableRawPointer},context:UnsafeMutableRawPointer,hint:Data)[Any]
          sortedArray(comparator:{Any;Any})[Any] sortedArray(options:NSSortOptions=,usingComparator:{Any;Any})[Any]
          sortedArray(using:[NSSortDescriptor])[Any] sortedArrayHint:Data
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[ArraySlice]
          starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool subarray(with:NSRange)[Any]
          suffix(_:Int)[Self.Element] underestimatedCount:Int
          withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R write(to:URL) write(to:URL,atomically:Bool)Bool
          write(toFile:String,atomically:Bool)Bool
        NSArray.Iterator
          next()Any
        NSAttributedString: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool attribute(_:NSAttributedString.Key,at:Int,effectiveRange:NSRangePointer)Any
          attribute(_:NSAttributedString.Key,at:Int,longestEffectiveRange:NSRangePointer,in:NSRange)Any
          attributedSubstring(from:NSRange)NSAttributedString attributes(at:Int,effectiveRange:NSRangePointer)[:Any]
          attributes(at:Int,longestEffectiveRange:NSRangePointer,in:NSRange)[:Any] copy()Any copy(with:NSZone=)Any
          description:String encode(with:NSCoder)
          enumerateAttribute(_:NSAttributedString.Key,in:NSRange,options:NSAttributedString.EnumerationOptions=,using:{Any;NSRange;UnsafeMutablePointer})
          enumerateAttributes(in:NSRange,options:NSAttributedString.EnumerationOptions=,using:{[:Any];NSRange;UnsafeMutablePointer})
          init(attributedString:NSAttributedString) init(coder:NSCoder) init(string:String)
          init(string:String,attributes:[:Any]=) isEqual(_:Any)Bool isEqual(to:NSAttributedString)Bool length:Int
          mutableCopy()Any mutableCopy(with:NSZone=)Any string:String
        NSAttributedString.EnumerationOptions
          .longestEffectiveRangeNotRequired:NSAttributedString.EnumerationOptions
          .reverse:NSAttributedString.EnumerationOptions contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSAttributedString.Key
          .inflectionAlternative:NSAttributedString.Key .inflectionRule:NSAttributedString.Key
          .language:NSAttributedString.Key .morphology:NSAttributedString.Key hash(into:Hasher) hashValue:Int
          init(_:String) init(rawValue:String) rawValue:String
        NSCache: NSObject NSObjectProtocol
          countLimit:Int delegate:NSCacheDelegate evictsObjectsWithDiscardedContent:Bool init() name:String
          object(forKey:KeyType)ObjectType removeAllObjects() removeObject(forKey:KeyType)
          setObject(_:ObjectType,forKey:KeyType) setObject(_:ObjectType,forKey:KeyType,cost:Int) totalCostLimit:Int
        NSCacheDelegate: NSObjectProtocol
          cache(_:NSCache,willEvictObject:Any)
        NSCalendar: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .autoupdatingCurrent:Calendar .current:Calendar .supportsSecureCoding:Bool amSymbol:String
          calendarIdentifier:NSCalendar.Identifier
          compare(_:Date,to:Date,toUnitGranularity:NSCalendar.Unit)ComparisonResult
          component(_:NSCalendar.Unit,from:Date)Int components(_:NSCalendar.Unit,from:Date)DateComponents
          components(_:NSCalendar.Unit,from:Date,to:Date,options:NSCalendar.Options=)DateComponents
          components(_:NSCalendar.Unit,from:DateComponents,to:DateComponents,options:NSCalendar.Options=)DateComponents
          components(in:TimeZone,from:Date)DateComponents copy()Any copy(with:NSZone=)Any
          date(_:Date,matchesComponents:DateComponents)Bool
          date(byAdding:DateComponents,to:Date,options:NSCalendar.Options=)Date
          date(byAdding:NSCalendar.Unit,value:Int,to:Date,options:NSCalendar.Options=)Date
          date(bySettingHour:Int,minute:Int,second:Int,of:Date,options:NSCalendar.Options=)Date
          date(bySettingUnit:NSCalendar.Unit,value:Int,of:Date,options:NSCalendar.Options=)Date
          date(era:Int,year:Int,month:Int,day:Int,hour:Int,minute:Int,second:Int,nanosecond:Int)Date
          date(era:Int,yearForWeekOfYear:Int,weekOfYear:Int,weekday:Int,hour:Int,minute:Int,second:Int,nanosecond:Int)Date
          date(from:DateComponents)Date description:String encode(with:NSCoder)
          enumerateDates(startingAfter:Date,matching:DateComponents,options:NSCalendar.Options=,using:{Date;Bool;UnsafeMutablePointer})
          eraSymbols:[String] firstWeekday:Int
          getEra(_:UnsafeMutablePointer,year:UnsafeMutablePointer,month:UnsafeMutablePointer,day:UnsafeMutablePointer,from:Date)
          getEra(_:UnsafeMutablePointer,yearForWeekOfYear:UnsafeMutablePointer,weekOfYear:UnsafeMutablePointer,weekday:UnsafeMutablePointer,from:Date)
          getHour(_:UnsafeMutablePointer,minute:UnsafeMutablePointer,second:UnsafeMutablePointer,nanosecond:UnsafeMutablePointer,from:Date)
          hash:Int init(calendarIdentifier:NSCalendar.Identifier) init(coder:NSCoder)
          init(identifier:NSCalendar.Identifier) isDate(_:Date,equalTo:Date,toUnitGranularity:NSCalendar.Unit)Bool
          isDate(_:Date,inSameDayAs:Date)Bool isDateInToday(_:Date)Bool isDateInTomorrow(_:Date)Bool
          isDateInWeekend(_:Date)Bool isDateInYesterday(_:Date)Bool isEqual(_:Any)Bool locale:Locale
          longEraSymbols:[String] maximumRange(of:NSCalendar.Unit)NSRange minimumDaysInFirstWeek:Int
          minimumRange(of:NSCalendar.Unit)NSRange monthSymbols:[String]
          nextDate(after:Date,matching:DateComponents,options:NSCalendar.Options=)Date
          nextDate(after:Date,matching:NSCalendar.Unit,value:Int,options:NSCalendar.Options=)Date
          nextDate(after:Date,matchingHour:Int,minute:Int,second:Int,options:NSCalendar.Options=)Date
          nextWeekendAfter(_:Date,options:NSCalendar.Options)DateInterval
          ordinality(of:NSCalendar.Unit,in:NSCalendar.Unit,for:Date)Int pmSymbol:String quarterSymbols:[String]
          range(of:NSCalendar.Unit,for:Date)DateInterval range(of:NSCalendar.Unit,in:NSCalendar.Unit,for:Date)NSRange
          range(ofWeekendContaining:Date)DateInterval shortMonthSymbols:[String] shortQuarterSymbols:[String]
          shortStandaloneMonthSymbols:[String] shortStandaloneQuarterSymbols:[String]
          shortStandaloneWeekdaySymbols:[String] shortWeekdaySymbols:[String] standaloneMonthSymbols:[String]
          standaloneQuarterSymbols:[String] standaloneWeekdaySymbols:[String] startOfDay(for:Date)Date
          timeZone:TimeZone veryShortMonthSymbols:[String] veryShortStandaloneMonthSymbols:[String]
          veryShortStandaloneWeekdaySymbols:[String] veryShortWeekdaySymbols:[String] weekdaySymbols:[String]
        NSCalendar.Identifier
          .ISO8601:NSCalendar.Identifier .buddhist:NSCalendar.Identifier .chinese:NSCalendar.Identifier
          .coptic:NSCalendar.Identifier .ethiopicAmeteAlem:NSCalendar.Identifier
          .ethiopicAmeteMihret:NSCalendar.Identifier .gregorian:NSCalendar.Identifier .hebrew:NSCalendar.Identifier
          .indian:NSCalendar.Identifier .islamic:NSCalendar.Identifier .islamicCivil:NSCalendar.Identifier
          .islamicTabular:NSCalendar.Identifier .islamicUmmAlQura:NSCalendar.Identifier
          .japanese:NSCalendar.Identifier .persian:NSCalendar.Identifier .republicOfChina:NSCalendar.Identifier
          hash(into:Hasher) hashValue:Int init(_:String) init(rawValue:String) rawValue:String
        NSCalendar.Options
          .matchFirst:NSCalendar.Options .matchLast:NSCalendar.Options .matchNextTime:NSCalendar.Options
          .matchNextTimePreservingSmallerUnits:NSCalendar.Options
          .matchPreviousTimePreservingSmallerUnits:NSCalendar.Options .matchStrictly:NSCalendar.Options
          .searchBackwards:NSCalendar.Options .wrapComponents:NSCalendar.Options contains(_:Self)Bool
          formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S)
          init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self
          isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool
          isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt remove(_:Self.Element)Self.Element
          subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self union(_:Self)Self
          update(with:Self.Element)Self.Element
        NSCalendar.Unit
          .calendar:NSCalendar.Unit .day:NSCalendar.Unit .era:NSCalendar.Unit .hour:NSCalendar.Unit
          .minute:NSCalendar.Unit .month:NSCalendar.Unit .nanosecond:NSCalendar.Unit .quarter:NSCalendar.Unit
          .second:NSCalendar.Unit .timeZone:NSCalendar.Unit .weekOfMonth:NSCalendar.Unit .weekOfYear:NSCalendar.Unit
          .weekday:NSCalendar.Unit .weekdayOrdinal:NSCalendar.Unit .year:NSCalendar.Unit
          .yearForWeekOfYear:NSCalendar.Unit contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSCharacterSet: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .alphanumerics:CharacterSet .capitalizedLetters:CharacterSet .controlCharacters:CharacterSet
          .decimalDigits:CharacterSet .decomposables:CharacterSet .illegalCharacters:CharacterSet
          .letters:CharacterSet .lowercaseLetters:CharacterSet .newlines:CharacterSet .nonBaseCharacters:CharacterSet
          .punctuationCharacters:CharacterSet .supportsSecureCoding:Bool .symbols:CharacterSet
          .uppercaseLetters:CharacterSet .urlFragmentAllowed:CharacterSet .urlHostAllowed:CharacterSet
          .urlPasswordAllowed:CharacterSet .urlPathAllowed:CharacterSet .urlQueryAllowed:CharacterSet
          .urlUserAllowed:CharacterSet .whitespaces:CharacterSet .whitespacesAndNewlines:CharacterSet
          bitmapRepresentation:Data characterIsMember(_:unichar)Bool copy()Any copy(with:NSZone=)Any
          description:String encode(with:NSCoder) hasMemberInPlane(_:UInt8)Bool hash:Int init()
          init(bitmapRepresentation:Data) init(charactersIn:String) init(coder:NSCoder) init(contentsOfFile:String)
          init(range:NSRange) inverted:CharacterSet isEqual(_:Any)Bool isSuperset(of:CharacterSet)Bool
          longCharacterIsMember(_:UInt32)Bool mutableCopy()Any mutableCopy(with:NSZone=)Any
        NSCoder: NSObject NSObjectProtocol
          allowedClasses:[AnyClass] allowsKeyedCoding:Bool containsValue(forKey:String)Bool
          decodeArray(ofObjCType:UnsafePointer,count:Int,at:UnsafeMutableRawPointer) decodeBool(forKey:String)Bool
          decodeCInt(forKey:String)Int32 decodeData()Data decodeDouble(forKey:String)Double
          decodeFloat(forKey:String)Float decodeInt32(forKey:String)Int32 decodeInt64(forKey:String)Int64
          decodeInteger(forKey:String)Int decodeObject()Any decodeObject(forKey:String)Any
          decodeObject(of:,forKey:String)DecodedObjectType decodeObject(of:[AnyClass],forKey:String)Any
          decodePoint()NSPoint decodePoint(forKey:String)NSPoint decodePropertyList()Any
          decodePropertyList(forKey:String)Any decodeRect()NSRect decodeRect(forKey:String)NSRect decodeSize()NSSize
          decodeSize(forKey:String)NSSize decodeValue(ofObjCType:UnsafePointer,at:UnsafeMutableRawPointer)
          decodingFailurePolicy:NSCoder.DecodingFailurePolicy encode(_:Any) encode(_:Any,forKey:String)
          encode(_:Bool,forKey:String) encode(_:Data) encode(_:Double,forKey:String) encode(_:Float,forKey:String)
          encode(_:Int,forKey:String) encode(_:Int32,forKey:String) encode(_:Int64,forKey:String) encode(_:NSPoint)
          encode(_:NSPoint,forKey:String) encode(_:NSRect) encode(_:NSRect,forKey:String) encode(_:NSSize)
          encode(_:NSSize,forKey:String) encodeArray(ofObjCType:UnsafePointer,count:Int,at:UnsafeRawPointer)
          encodeBycopyObject(_:Any) encodeByrefObject(_:Any) encodeBytes(_:UnsafePointer,length:Int,forKey:String)
          encodeBytes(_:UnsafeRawPointer,length:Int) encodeConditionalObject(_:Any)
          encodeConditionalObject(_:Any,forKey:String) encodePropertyList(_:Any) encodeRootObject(_:Any)
          encodeValue(ofObjCType:UnsafePointer,at:UnsafeRawPointer) error:Error failWithError(_:Error)
          requiresSecureCoding:Bool systemVersion:UInt32 version(forClassName:String)Int
          withDecodedUnsafeBufferPointer(forKey:String,body:{UnsafeBufferPointer})ResultType
          withDecodedUnsafeBytes(forKey:String,body:{UnsafeRawBufferPointer})ResultType
        NSCoder.DecodingFailurePolicy
          .raiseException .setErrorAndReturn hash(into:Hasher) hashValue:Int init(rawValue:Int)
        NSCoding
          encode(with:NSCoder) init(coder:NSCoder)
        NSComparisonPredicate: NSCopying NSObjectProtocol NSPredicate
        NSComparisonPredicate.Modifier
          .all .any .direct hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NSComparisonPredicate.Operator
          .beginsWith .between .contains .endsWith .equalTo .greaterThan .greaterThanOrEqualTo .in .lessThan
          .lessThanOrEqualTo .like .matches .notEqualTo hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NSComparisonPredicate.Options
          .caseInsensitive:NSComparisonPredicate.Options .diacriticInsensitive:NSComparisonPredicate.Options
          .normalized:NSComparisonPredicate.Options contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSCompoundPredicate: NSCopying NSObjectProtocol NSPredicate
          compoundPredicateType:NSCompoundPredicate.LogicalType evaluate(with:Any,substitutionVariables:[:Any])Bool
          init(andPredicateWithSubpredicates:[NSPredicate]) init(notPredicateWithSubpredicate:NSPredicate)
          init(orPredicateWithSubpredicates:[NSPredicate])
          init(type:NSCompoundPredicate.LogicalType,subpredicates:[NSPredicate]) subpredicates:[NSPredicate]
        NSCompoundPredicate.LogicalType
          .and .not .or hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NSCondition: NSLocking NSObject NSObjectProtocol
          broadcast() init() lock() name:String signal() unlock() wait() wait(until:Date)Bool withLock(_:{})R
        NSConditionLock: NSLocking NSObject NSObjectProtocol
          condition:Int init() init(condition:Int) lock() lock(before:Date)Bool lock(whenCondition:Int)
          lock(whenCondition:Int,before:Date)Bool name:String tryLock(whenCondition:Int)Bool unlock()
          unlock(withCondition:Int) withLock(_:{})R
        NSCopying
          copy()Any copy(with:NSZone)Any
        NSCountedSet: NSCoding NSCopying NSMutableCopying NSMutableSet NSObjectProtocol NSSecureCoding
          add(_:Any) copy(with:NSZone=)Any count(for:Any)Int encode(with:NSCoder) init() init(array:[Any])
          init(capacity:Int) init(coder:NSCoder) init(set:[AnyHashable]) isEqual(_:Any)Bool
          mutableCopy(with:NSZone=)Any remove(_:Any) removeAllObjects()
        NSData: DataProtocol NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool Base64DecodingOptions Base64EncodingOptions ReadingOptions SearchOptions
          WritingOptions allSatisfy(_:{Self.Element})Bool base64EncodedData(options:NSData.Base64EncodingOptions=)Data
          base64EncodedString(options:NSData.Base64EncodingOptions=)String bytes:UnsafeRawPointer
          compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult contains(_:Self.Element)Bool
          contains(where:{Self.Element})Bool copy()Any copy(with:NSZone=)Any
          copyBytes(to:UnsafeMutableBufferPointer,from:R)Int copyBytes(to:UnsafeMutableRawBufferPointer)Int
          copyBytes(to:UnsafeMutableRawBufferPointer,count:Int)Int
          copyBytes(to:UnsafeMutableRawBufferPointer,from:R)Int count(where:{Self.Element})Int count:Int
          debugDescription:String description:String difference(from:C)CollectionDifference
          difference(from:C,by:{C.Element;Self.Element})CollectionDifference
          distance(from:Self.Index,to:Self.Index)Self.Index.Stride drop(while:{Self.Element})Self.SubSequence
          dropFirst(_:Int=)Self.SubSequence dropLast(_:Int)Self.SubSequence elementsEqual(_:OtherSequence)Bool
          elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool encode(with:NSCoder) endIndex:Int
          enumerateBytes(_:{UnsafeRawPointer;NSRange;UnsafeMutablePointer}) enumerated()EnumeratedSequence
          filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          first(where:{Self.Element})Self.Element first:Self.Element firstIndex(of:Self.Element)Self.Index
          firstIndex(where:{Self.Element})Self.Index firstRange(of:C)Range firstRange(of:D)Range
          firstRange(of:D,in:R)Range flatMap(_:{Self.Element})[ElementOfResult]
          flatMap(_:{Self.Element})[SegmentOfResult.Element] forEach(_:{Self.Element})
          formIndex(_:Self.Index,offsetBy:Int) formIndex(_:Self.Index,offsetBy:Int,limitedBy:Self.Index)Bool
          formIndex(after:Self.Index) formIndex(before:Self.Index) formatted(_:S)S.FormatOutput
          getBytes(_:UnsafeMutableRawPointer,length:Int) getBytes(_:UnsafeMutableRawPointer,range:NSRange) hash:Int
          index(_:Self.Index,offsetBy:Int,limitedBy:Self.Index)Self.Index
          index(_:Self.Index,offsetBy:Self.Index.Stride)Self.Index index(after:Self.Index)Self.Index
          index(before:Self.Index)Self.Index index(of:Self.Element)Self.Index indices(of:Self.Element)RangeSet
          indices(where:{Self.Element})RangeSet indices:Range init()
          init(base64Encoded:Data,options:NSData.Base64DecodingOptions=)
          init(base64Encoded:String,options:NSData.Base64DecodingOptions=) init(bytes:UnsafeRawPointer,length:Int)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,deallocator:{UnsafeMutableRawPointer;Int}=)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,freeWhenDone:Bool) init(coder:NSCoder)
          init(contentsOf:URL) init(contentsOf:URL,options:NSData.ReadingOptions=) init(contentsOfFile:String)
          init(contentsOfFile:String,options:NSData.ReadingOptions=) init(data:Data) isEmpty:Bool isEqual(_:Any)Bool
          isEqual(to:Data)Bool last(where:{Self.Element})Self.Element last:Self.Element
          lastIndex(of:Self.Element)Self.Index lastIndex(where:{Self.Element})Self.Index lastRange(of:D)Range
          lastRange(of:D,in:R)Range lazy:LazySequence length:Int lexicographicallyPrecedes(_:OtherSequence)Bool
          lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool makeIterator()IndexingIterator
          map(_:{Self.Element})[T] max()Self.Element max(by:{Self.Element;Self.Element})Self.Element min()Self.Element
          min(by:{Self.Element;Self.Element})Self.Element mutableCopy()Any mutableCopy(with:NSZone=)Any
          prefix(_:Int)Self.SubSequence prefix(through:Self.Index)Self.SubSequence
          prefix(upTo:Self.Index)Self.SubSequence prefix(while:{Self.Element})Self.SubSequence
          randomElement()Self.Element randomElement(using:T)Self.Element
          range(of:Data,options:NSData.SearchOptions=,in:NSRange)NSRange ranges(of:C)[Range]
          reduce(_:Result,_:{Result;Self.Element})Result reduce(into:Result,_:{Result;Self.Element})Result
          regions:[Data] removingSubranges(_:RangeSet)DiscontiguousSlice reversed()ReversedCollection
          shuffled()[Self.Element] shuffled(using:T)[Self.Element] sorted()[Self.Element]
          sorted(by:{Self.Element;Self.Element})[Self.Element] sorted(using:Comparator)[Self.Element]
          sorted(using:S)[Self.Element]
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[Self.SubSequence]
          split(separator:Self.Element,maxSplits:Int=,omittingEmptySubsequences:Bool=)[Self.SubSequence]
          startIndex:Int starts(with:PossiblePrefix)Bool
          starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool subdata(with:NSRange)Data
          suffix(_:Int)Self.SubSequence suffix(from:Self.Index)Self.SubSequence
          trimmingPrefix(_:Prefix)Self.SubSequence trimmingPrefix(while:{Self.Element})Self.SubSequence
          underestimatedCount:Int withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R
          write(to:URL,atomically:Bool)Bool write(to:URL,options:NSData.WritingOptions=)
          write(toFile:String,atomically:Bool)Bool write(toFile:String,options:NSData.WritingOptions=)
        NSDate: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .distantFuture:Date .distantPast:Date .supportsSecureCoding:Bool
          .timeIntervalSinceReferenceDate:TimeInterval addingTimeInterval(_:TimeInterval)Date
          compare(_:Date)ComparisonResult copy()Any copy(with:NSZone=)Any description(with:Locale)String
          description:String earlierDate(_:Date)Date encode(with:NSCoder) hash:Int init() init(coder:NSCoder)
          init(timeInterval:TimeInterval,since:Date) init(timeIntervalSince1970:TimeInterval)
          init(timeIntervalSinceNow:TimeInterval) init(timeIntervalSinceReferenceDate:TimeInterval) isEqual(_:Any)Bool
          isEqual(to:Date)Bool laterDate(_:Date)Date timeIntervalSince(_:Date)TimeInterval
          timeIntervalSince1970:TimeInterval timeIntervalSinceNow:TimeInterval
          timeIntervalSinceReferenceDate:TimeInterval
        NSDateComponents: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool calendar:Calendar copy()Any copy(with:NSZone=)Any date:Date day:Int
          encode(with:NSCoder) era:Int hash:Int hour:Int init() init(coder:NSCoder) isEqual(_:Any)Bool
          isLeapMonth:Bool isValidDate(in:Calendar)Bool isValidDate:Bool minute:Int month:Int nanosecond:Int
          quarter:Int second:Int setValue(_:Int,forComponent:NSCalendar.Unit) timeZone:TimeZone
          value(forComponent:NSCalendar.Unit)Int weekOfMonth:Int weekOfYear:Int weekday:Int weekdayOrdinal:Int
          year:Int yearForWeekOfYear:Int
        NSDateInterval: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool compare(_:DateInterval)ComparisonResult contains(_:Date)Bool copy(with:NSZone)Any
          duration:TimeInterval encode(with:NSCoder) endDate:Date init() init(coder:NSCoder)
          init(start:Date,duration:TimeInterval) init(start:Date,end:Date) intersection(with:DateInterval)DateInterval
          intersects(_:DateInterval)Bool isEqual(to:DateInterval)Bool startDate:Date
        NSDecimalNumber: NSCoding NSCopying NSNumber NSObjectProtocol NSSecureCoding
          .defaultBehavior:NSDecimalNumberBehaviors .maximum:NSDecimalNumber .minimum:NSDecimalNumber
          .notANumber:NSDecimalNumber .one:NSDecimalNumber .zero:NSDecimalNumber CalculationError RoundingMode
          adding(_:NSDecimalNumber)NSDecimalNumber
          adding(_:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors)NSDecimalNumber boolValue:Bool
          compare(_:NSNumber)ComparisonResult description(withLocale:Locale)String description:String
          dividing(by:NSDecimalNumber)NSDecimalNumber
          dividing(by:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors)NSDecimalNumber doubleValue:Double
          floatValue:Float init(booleanLiteral:Bool) init(bytes:UnsafeRawPointer,objCType:UnsafePointer)
          init(coder:NSCoder) init(decimal:Decimal) init(floatLiteral:Double) init(integerLiteral:Int)
          init(mantissa:UInt64,exponent:Int16,isNegative:Bool) init(string:String) init(string:String,locale:Any)
          init(value:Bool) init(value:Double) init(value:Float) init(value:Int) init(value:Int16) init(value:Int32)
          init(value:Int64) init(value:Int8) init(value:UInt) init(value:UInt16) init(value:UInt32) init(value:UInt64)
          init(value:UInt8) int16Value:Int16 int32Value:Int32 int64Value:Int64 int8Value:Int8 intValue:Int
          isEqual(_:Any)Bool multiplying(by:NSDecimalNumber)NSDecimalNumber
          multiplying(by:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors)NSDecimalNumber
          multiplying(byPowerOf10:Int16)NSDecimalNumber
          multiplying(byPowerOf10:Int16,withBehavior:NSDecimalNumberBehaviors)NSDecimalNumber objCType:UnsafePointer
          raising(toPower:Int)NSDecimalNumber
          raising(toPower:Int,withBehavior:NSDecimalNumberBehaviors)NSDecimalNumber
          rounding(accordingToBehavior:NSDecimalNumberBehaviors)NSDecimalNumber
          subtracting(_:NSDecimalNumber)NSDecimalNumber
          subtracting(_:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors)NSDecimalNumber uint16Value:UInt16
          uint32Value:UInt32 uint64Value:UInt64 uint8Value:UInt8 uintValue:UInt
        NSDecimalNumberBehaviors
          roundingMode()NSDecimalNumber.RoundingMode scale()Int16
        NSDecimalNumberHandler: NSCoding NSDecimalNumberBehaviors NSObject NSObjectProtocol
          .default:NSDecimalNumberHandler encode(with:NSCoder) init() init(coder:NSCoder)
          init(roundingMode:NSDecimalNumber.RoundingMode,scale:Int16,raiseOnExactness:Bool,raiseOnOverflow:Bool,raiseOnUnderflow:Bool,raiseOnDivideByZero:Bool)
          roundingMode()NSDecimalNumber.RoundingMode scale()Int16
        NSDictionary: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .sharedKeySet(forKeys:[NSCopying])Any .supportsSecureCoding:Bool allKeys(for:Any)[Any] allKeys:[Any]
          allSatisfy(_:{Self.Element})Bool allValues:[Any] compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult contains(where:{Self.Element})Bool
          copy()Any copy(with:NSZone=)Any count(where:{Self.Element})Int count:Int customMirror:Mirror
          description(withLocale:Locale)String description(withLocale:Locale,indent:Int)String description:String
          descriptionInStringsFileFormat:String drop(while:{Self.Element})DropWhileSequence
          dropFirst(_:Int=)DropFirstSequence dropLast(_:Int=)[Self.Element]
          elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool encode(with:NSCoder)
          enumerateKeysAndObjects(_:{Any;Any;UnsafeMutablePointer})
          enumerateKeysAndObjects(options:NSEnumerationOptions=,using:{Any;Any;UnsafeMutablePointer})
          enumerated()EnumeratedSequence filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          first(where:{Self.Element})Self.Element flatMap(_:{Self.Element})[ElementOfResult]
          flatMap(_:{Self.Element})[SegmentOfResult.Element] forEach(_:{Self.Element}) formatted(_:S)S.FormatOutput
          getObjects(_:[Any],andKeys:[Any],count:Int) hash:Int init() init(coder:NSCoder) init(contentsOf:URL)
          init(contentsOfFile:String) init(dictionary:[:Any]) init(dictionary:[:Any],copyItems:Bool)
          init(dictionaryLiteral:) init(object:Any,forKey:NSCopying)
          init(objects:UnsafePointer,forKeys:UnsafePointer,count:Int) init(objects:[Any],forKeys:[NSObject])
          isEqual(_:Any)Bool isEqual(to:[:Any])Bool keyEnumerator()NSEnumerator
          keysOfEntries(options:NSEnumerationOptions=,passingTest:{Any;Any;UnsafeMutablePointer})[AnyHashable]
          keysOfEntries(passingTest:{Any;Any;UnsafeMutablePointer})[AnyHashable]
          keysSortedByValue(comparator:{Any;Any})[Any]
          keysSortedByValue(options:NSSortOptions=,usingComparator:{Any;Any})[Any] lazy:LazySequence
          lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool
          makeIterator()NSDictionary.Iterator map(_:{Self.Element})[T] max(by:{Self.Element;Self.Element})Self.Element
          min(by:{Self.Element;Self.Element})Self.Element mutableCopy()Any mutableCopy(with:NSZone=)Any
          object(forKey:Any)Any objectEnumerator()NSEnumerator objects(forKeys:[Any],notFoundMarker:Any)[Any]
          prefix(_:Int)PrefixSequence prefix(while:{Self.Element})[Self.Element]
          reduce(_:Result,_:{Result;Self.Element})Result reduce(into:Result,_:{Result;Self.Element})Result
          reversed()[Self.Element] shuffled()[Self.Element] shuffled(using:T)[Self.Element]
          sorted(by:{Self.Element;Self.Element})[Self.Element] sorted(using:Comparator)[Self.Element]
          sorted(using:S)[Self.Element]
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[ArraySlice]
          starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool suffix(_:Int)[Self.Element]
          underestimatedCount:Int value(forKey:String)Any withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R
          write(to:URL,atomically:Bool)Bool write(toFile:String,atomically:Bool)Bool
        NSDictionary.Iterator
          next()
        NSEnumerator: NSObject NSObjectProtocol
          allObjects:[Any] allSatisfy(_:{Self.Element})Bool compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult contains(where:{Self.Element})Bool
          count(where:{Self.Element})Int drop(while:{Self.Element})DropWhileSequence
          dropFirst(_:Int=)DropFirstSequence dropLast(_:Int=)[Self.Element]
          elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool enumerated()EnumeratedSequence
          filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          first(where:{Self.Element})Self.Element flatMap(_:{Self.Element})[ElementOfResult]
          flatMap(_:{Self.Element})[SegmentOfResult.Element] forEach(_:{Self.Element}) formatted(_:S)S.FormatOutput
          lazy:LazySequence lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool
          makeIterator()NSEnumerator.Iterator map(_:{Self.Element})[T] max(by:{Self.Element;Self.Element})Self.Element
          min(by:{Self.Element;Self.Element})Self.Element nextObject()Any prefix(_:Int)PrefixSequence
          prefix(while:{Self.Element})[Self.Element] reduce(_:Result,_:{Result;Self.Element})Result
          reduce(into:Result,_:{Result;Self.Element})Result reversed()[Self.Element] shuffled()[Self.Element]
          shuffled(using:T)[Self.Element] sorted(by:{Self.Element;Self.Element})[Self.Element]
          sorted(using:Comparator)[Self.Element] sorted(using:S)[Self.Element]
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[ArraySlice]
          starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool suffix(_:Int)[Self.Element]
          underestimatedCount:Int withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R
        NSEnumerator.Iterator
          next()Any
        NSError: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .setUserInfoValueProvider(forDomain:String,provider:{Error;String}) .supportsSecureCoding:Bool
          .userInfoValueProvider(forDomain:String){Error;String} code:Int copy()Any copy(with:NSZone=)Any
          description:String domain:String encode(with:NSCoder) hash:Int helpAnchor:String init(coder:NSCoder)
          init(domain:String,code:Int,userInfo:[:Any]=) isEqual(_:Any)Bool localizedDescription:String
          localizedFailureReason:String localizedRecoveryOptions:[String] localizedRecoverySuggestion:String
          recoveryAttempter:Any userInfo:[:Any]
        NSExpression: NSCopying NSObject NSObjectProtocol
          copy()Any copy(with:NSZone=)Any
        NSExpression.ExpressionType
          .aggregate .anyKey .block .conditional .constantValue .evaluatedObject .function .intersectSet .keyPath
          .minusSet .subquery .unionSet .variable hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NSIndexPath: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool adding(_:Int)IndexPath compare(_:IndexPath)ComparisonResult copy()Any
          copy(with:NSZone=)Any encode(with:NSCoder) getIndexes(_:UnsafeMutablePointer,range:NSRange) hash:Int
          index(atPosition:Int)Int init() init(coder:NSCoder) init(index:Int) init(indexes:UnsafePointer,length:Int)
          isEqual(_:Any)Bool length:Int removingLastIndex()IndexPath
        NSIndexSet: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool allSatisfy(_:{Self.Element})Bool compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult contains(_:IndexSet)Bool
          contains(_:Int)Bool contains(_:Self.Element)Bool contains(in:NSRange)Bool contains(where:{Self.Element})Bool
          copy()Any copy(with:NSZone=)Any count(where:{Self.Element})Int count:Int countOfIndexes(in:NSRange)Int
          drop(while:{Self.Element})DropWhileSequence dropFirst(_:Int=)DropFirstSequence
          dropLast(_:Int=)[Self.Element] elementsEqual(_:OtherSequence)Bool
          elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool encode(with:NSCoder)
          enumerate(_:{Int;UnsafeMutablePointer})
          enumerate(in:NSRange,options:NSEnumerationOptions=,using:{Int;UnsafeMutablePointer})
          enumerate(options:NSEnumerationOptions=,using:{Int;UnsafeMutablePointer})
          enumerateRanges(_:{NSRange;UnsafeMutablePointer})
          enumerateRanges(in:NSRange,options:NSEnumerationOptions=,using:{NSRange;UnsafeMutablePointer})
          enumerateRanges(options:NSEnumerationOptions=,using:{NSRange;UnsafeMutablePointer})
          enumerated()EnumeratedSequence filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          first(where:{Self.Element})Self.Element firstIndex:Int flatMap(_:{Self.Element})[ElementOfResult]
          flatMap(_:{Self.Element})[SegmentOfResult.Element] forEach(_:{Self.Element}) formatted(_:S)S.FormatOutput
          getIndexes(_:UnsafeMutablePointer,maxCount:Int,inIndexRange:NSRangePointer)Int hash:Int
          index(in:NSRange,options:NSEnumerationOptions=,passingTest:{Int;UnsafeMutablePointer})Int
          index(options:NSEnumerationOptions=,passingTest:{Int;UnsafeMutablePointer})Int
          index(passingTest:{Int;UnsafeMutablePointer})Int indexGreaterThanIndex(_:Int)Int
          indexGreaterThanOrEqual(to:Int)Int indexLessThanIndex(_:Int)Int indexLessThanOrEqual(to:Int)Int
          indexes(in:NSRange,options:NSEnumerationOptions=,passingTest:{Int;UnsafeMutablePointer})IndexSet
          indexes(options:NSEnumerationOptions=,passingTest:{Int;UnsafeMutablePointer})IndexSet
          indexes(passingTest:{Int;UnsafeMutablePointer})IndexSet init() init(coder:NSCoder) init(index:Int)
          init(indexSet:IndexSet) init(indexesIn:NSRange) intersects(in:NSRange)Bool isEqual(_:Any)Bool
          isEqual(to:IndexSet)Bool lastIndex:Int lazy:LazySequence lexicographicallyPrecedes(_:OtherSequence)Bool
          lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool
          makeIterator()NSIndexSetIterator map(_:{Self.Element})[T] max()Self.Element
          max(by:{Self.Element;Self.Element})Self.Element min()Self.Element
          min(by:{Self.Element;Self.Element})Self.Element mutableCopy()Any mutableCopy(with:NSZone=)Any
          prefix(_:Int)PrefixSequence prefix(while:{Self.Element})[Self.Element]
          reduce(_:Result,_:{Result;Self.Element})Result reduce(into:Result,_:{Result;Self.Element})Result
          reversed()[Self.Element] shuffled()[Self.Element] shuffled(using:T)[Self.Element] sorted()[Self.Element]
          sorted(by:{Self.Element;Self.Element})[Self.Element] sorted(using:Comparator)[Self.Element]
          sorted(using:S)[Self.Element]
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[ArraySlice]
          split(separator:Self.Element,maxSplits:Int=,omittingEmptySubsequences:Bool=)[ArraySlice]
          starts(with:PossiblePrefix)Bool starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool
          suffix(_:Int)[Self.Element] underestimatedCount:Int
          withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R
        NSKeyedArchiver: NSCoder NSObjectProtocol
          .archiveRootObject(_:Any,toFile:String)Bool .archivedData(withRootObject:Any)Data
          .archivedData(withRootObject:Any,requiringSecureCoding:Bool)Data .classNameForClass(_:AnyClass)String
          .setClassName(_:String,for:AnyClass) allowsKeyedCoding:Bool classNameForClass(_:AnyClass)String
          delegate:NSKeyedArchiverDelegate encode(_:Any) encode(_:Any,forKey:String) encode(_:Bool,forKey:String)
          encode(_:Data) encode(_:Double,forKey:String) encode(_:Float,forKey:String) encode(_:Int,forKey:String)
          encode(_:Int32,forKey:String) encode(_:Int64,forKey:String)
          encodeBytes(_:UnsafePointer,length:Int,forKey:String) encodeConditionalObject(_:Any)
          encodeConditionalObject(_:Any,forKey:String) encodePropertyList(_:Any)
          encodePropertyList(_:Any,forKey:String) encodeValue(ofObjCType:UnsafePointer,at:UnsafeRawPointer)
          encodedData:Data error:Error finishEncoding() init() init(forWritingWith:NSMutableData)
          init(requiringSecureCoding:Bool) outputFormat:PropertyListSerialization.PropertyListFormat
          requiresSecureCoding:Bool setClassName(_:String,for:AnyClass) systemVersion:UInt32
        NSKeyedArchiverDelegate
          archiver(_:NSKeyedArchiver,didEncode:Any) archiver(_:NSKeyedArchiver,willEncode:Any)Any
          archiver(_:NSKeyedArchiver,willReplace:Any,withObject:Any) archiverDidFinish(_:NSKeyedArchiver)
          archiverWillFinish(_:NSKeyedArchiver)
        NSKeyedUnarchiver: NSCoder NSObjectProtocol
          .setClass(_:AnyClass,forClassName:String) .unarchiveObject(with:Data)Any
          .unarchiveObject(withFile:String)Any .unarchiveTopLevelObjectWithData(_:Data)Any
          .unarchivedObject(ofClass:,from:Data)DecodedObjectType .unarchivedObject(ofClasses:[AnyClass],from:Data)Any
          allowedClasses:[AnyClass] allowsKeyedCoding:Bool containsValue(forKey:String)Bool
          decodeBool(forKey:String)Bool decodeData()Data decodeDouble(forKey:String)Double
          decodeFloat(forKey:String)Float decodeInt32(forKey:String)Int32 decodeInt64(forKey:String)Int64
          decodeInteger(forKey:String)Int decodeObject()Any decodeObject(forKey:String)Any
          decodeObject(of:,forKey:String)DecodedObjectType decodeObject(of:[AnyClass],forKey:String)Any
          decodePropertyList()Any decodePropertyList(forKey:String)Any
          decodeValue(ofObjCType:UnsafePointer,at:UnsafeMutableRawPointer)
          decodingFailurePolicy:NSCoder.DecodingFailurePolicy delegate:NSKeyedUnarchiverDelegate error:Error
          finishDecoding() init(forReadingFrom:Data) init(forReadingWith:Data) requiresSecureCoding:Bool
          setClass(_:AnyClass,forClassName:String) systemVersion:UInt32
          withDecodedUnsafeBufferPointer(forKey:String,body:{UnsafeBufferPointer})ResultType
          withDecodedUnsafeBytes(forKey:String,body:{UnsafeRawBufferPointer})ResultType
        NSKeyedUnarchiverDelegate
          unarchiver(_:NSKeyedUnarchiver,cannotDecodeObjectOfClassName:String,originalClasses:[String])AnyClass
          unarchiver(_:NSKeyedUnarchiver,didDecode:Any)Any unarchiver(_:NSKeyedUnarchiver,willReplace:Any,with:Any)
          unarchiverDidFinish(_:NSKeyedUnarchiver) unarchiverWillFinish(_:NSKeyedUnarchiver)
        NSLocale: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .availableLocaleIdentifiers:[String] .canonicalLanguageIdentifier(from:String)String
          .canonicalLocaleIdentifier(from:String)String
          .characterDirection(forLanguage:String)NSLocale.LanguageDirection .commonISOCurrencyCodes:[String]
          .components(fromLocaleIdentifier:String)[:String] .current:Locale
          .currentLocaleDidChangeNotification:NSNotification.Name .isoCountryCodes:[String] .isoCurrencyCodes:[String]
          .isoLanguageCodes:[String] .lineDirection(forLanguage:String)NSLocale.LanguageDirection
          .localeIdentifier(fromComponents:[:String])String .localeIdentifier(fromWindowsLocaleCode:UInt32)String
          .preferredLanguages:[String] .supportsSecureCoding:Bool .system:Locale
          .windowsLocaleCode(fromLocaleIdentifier:String)UInt32 LanguageDirection copy()Any copy(with:NSZone=)Any
          displayName(forKey:NSLocale.Key,value:String)String encode(with:NSCoder) hash:Int init(coder:NSCoder)
          init(localeIdentifier:String) isEqual(_:Any)Bool object(forKey:NSLocale.Key)Any
        NSLocale.Key
          .alternateQuotationBeginDelimiterKey:NSLocale.Key .alternateQuotationEndDelimiterKey:NSLocale.Key
          .calendar:NSLocale.Key .calendarIdentifier:NSLocale.Key .collationIdentifier:NSLocale.Key
          .collatorIdentifier:NSLocale.Key .countryCode:NSLocale.Key .currencyCode:NSLocale.Key
          .currencySymbol:NSLocale.Key .decimalSeparator:NSLocale.Key .exemplarCharacterSet:NSLocale.Key
          .groupingSeparator:NSLocale.Key .identifier:NSLocale.Key .languageCode:NSLocale.Key
          .measurementSystem:NSLocale.Key .quotationBeginDelimiterKey:NSLocale.Key
          .quotationEndDelimiterKey:NSLocale.Key .scriptCode:NSLocale.Key .usesMetricSystem:NSLocale.Key
          .variantCode:NSLocale.Key hash(into:Hasher) hashValue:Int init(rawValue:String) rawValue:String
        NSLock: NSLocking NSObject NSObjectProtocol
          init() lock() lock(before:Date)Bool name:String unlock() withLock(_:{})R
        NSLocking
          lock() unlock() withLock(_:{})R
        NSMeasurement: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool adding(_:Measurement)Measurement canBeConverted(to:Unit)Bool
          converting(to:Unit)Measurement copy(with:NSZone=)Any doubleValue:Double encode(with:NSCoder) hash:Int
          init(coder:NSCoder) init(doubleValue:Double,unit:Unit) isEqual(_:Any)Bool
          subtracting(_:Measurement)Measurement unit:Unit
        NSMutableArray: NSArray NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding
          add(_:Any) addObjects(from:[Any]) exchangeObject(at:Int,withObjectAt:Int) filter(using:NSPredicate) init()
          init(capacity:Int) init(objects:UnsafePointer,count:Int) insert(_:Any,at:Int) insert(_:[Any],at:IndexSet)
          remove(_:Any) remove(_:Any,in:NSRange) removeAllObjects() removeLastObject() removeObject(at:Int)
          removeObject(identicalTo:Any) removeObject(identicalTo:Any,in:NSRange) removeObjects(at:IndexSet)
          removeObjects(in:NSRange) removeObjects(in:[Any]) replaceObject(at:Int,with:Any)
          replaceObjects(at:IndexSet,with:[Any]) replaceObjects(in:NSRange,withObjectsFrom:[Any])
          replaceObjects(in:NSRange,withObjectsFrom:[Any],range:NSRange) setArray(_:[Any])
          sort(_:{Any;Any;UnsafeMutableRawPointer},context:UnsafeMutableRawPointer) sort(comparator:{Any;Any})
          sort(options:NSSortOptions=,usingComparator:{Any;Any}) sort(using:[NSSortDescriptor])
        NSMutableAttributedString: NSAttributedString NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding
          addAttribute(_:NSAttributedString.Key,value:Any,range:NSRange) addAttributes(_:[:Any],range:NSRange)
          append(_:NSAttributedString) beginEditing() copy(with:NSZone=)Any deleteCharacters(in:NSRange) endEditing()
          init(attributedString:NSAttributedString) init(coder:NSCoder) init(string:String)
          init(string:String,attributes:[:Any]=) insert(_:NSAttributedString,at:Int) mutableString:NSMutableString
          removeAttribute(_:NSAttributedString.Key,range:NSRange)
          replaceCharacters(in:NSRange,with:NSAttributedString) replaceCharacters(in:NSRange,with:String)
          setAttributedString(_:NSAttributedString) setAttributes(_:[:Any],range:NSRange)
        NSMutableCharacterSet: NSCharacterSet NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding
          .alphanumeric()NSMutableCharacterSet .capitalizedLetter()NSMutableCharacterSet
          .control()NSMutableCharacterSet .decimalDigit()NSMutableCharacterSet .decomposable()NSMutableCharacterSet
          .illegal()NSMutableCharacterSet .letter()NSMutableCharacterSet .lowercaseLetter()NSMutableCharacterSet
          .newline()NSMutableCharacterSet .nonBase()NSMutableCharacterSet .punctuation()NSMutableCharacterSet
          .symbol()NSMutableCharacterSet .uppercaseLetter()NSMutableCharacterSet .whitespace()NSMutableCharacterSet
          .whitespaceAndNewline()NSMutableCharacterSet addCharacters(in:NSRange) addCharacters(in:String)
          formIntersection(with:CharacterSet) formUnion(with:CharacterSet) invert() removeCharacters(in:NSRange)
          removeCharacters(in:String)
        NSMutableCopying
          mutableCopy()Any mutableCopy(with:NSZone)Any
        NSMutableData: DataProtocol NSCoding NSCopying NSData NSMutableCopying NSObjectProtocol NSSecureCoding
          append(_:Data) append(_:UnsafeRawPointer,length:Int) copy(with:NSZone=)Any increaseLength(by:Int) init()
          init(base64Encoded:Data,options:NSData.Base64DecodingOptions=)
          init(base64Encoded:String,options:NSData.Base64DecodingOptions=) init(bytes:UnsafeRawPointer,length:Int)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,deallocator:{UnsafeMutableRawPointer;Int}=)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,freeWhenDone:Bool) init(capacity:Int)
          init(coder:NSCoder) init(contentsOf:URL) init(contentsOf:URL,options:NSData.ReadingOptions=)
          init(contentsOfFile:String) init(contentsOfFile:String,options:NSData.ReadingOptions=) init(data:Data)
          init(length:Int) length:Int mutableBytes:UnsafeMutableRawPointer
          replaceBytes(in:NSRange,withBytes:UnsafeRawPointer)
          replaceBytes(in:NSRange,withBytes:UnsafeRawPointer,length:Int) resetBytes(in:NSRange) setData(_:Data)
        NSMutableDictionary: NSCoding NSCopying NSDictionary NSMutableCopying NSObjectProtocol NSSecureCoding
          addEntries(from:[:Any]) init() init(capacity:Int)
          init(objects:UnsafePointer,forKeys:UnsafePointer,count:Int) init(sharedKeySet:Any) removeAllObjects()
          removeObject(forKey:Any) removeObjects(forKeys:[Any]) setDictionary(_:[:Any])
          setObject(_:Any,forKey:AnyHashable)
        NSMutableIndexSet: NSCoding NSCopying NSIndexSet NSMutableCopying NSObjectProtocol NSSecureCoding
          add(_:IndexSet) add(_:Int) add(in:NSRange) copy(with:NSZone=)Any remove(_:IndexSet) remove(_:Int)
          remove(in:NSRange) removeAllIndexes() shiftIndexesStarting(at:Int,by:Int)
        NSMutableOrderedSet: NSCoding NSCopying NSMutableCopying NSObjectProtocol NSOrderedSet NSSecureCoding
          add(_:Any) add(_:UnsafePointer,count:Int) addObjects(from:[Any]) copy(with:NSZone=)Any
          exchangeObject(at:Int,withObjectAt:Int) filter(using:NSPredicate) init() init(array:[Any])
          init(array:[Any],copyItems:Bool) init(array:[Any],range:NSRange,copyItems:Bool) init(arrayLiteral:Any)
          init(capacity:Int) init(coder:NSCoder) init(object:Any) init(objects:Any)
          init(objects:UnsafePointer,count:Int) init(orderedSet:NSOrderedSet)
          init(orderedSet:NSOrderedSet,copyItems:Bool) init(orderedSet:NSOrderedSet,range:NSRange,copyItems:Bool)
          init(set:[AnyHashable]) init(set:[AnyHashable],copyItems:Bool) insert(_:Any,at:Int)
          insert(_:[Any],at:IndexSet) intersect(_:NSOrderedSet) intersectSet(_:[AnyHashable]) minus(_:NSOrderedSet)
          minusSet(_:[AnyHashable]) moveObjects(at:IndexSet,to:Int) remove(_:Any) removeAllObjects()
          removeObject(at:Int) removeObjects(at:IndexSet) removeObjects(in:NSRange) removeObjects(in:[Any])
          replaceObject(at:Int,with:Any) replaceObjects(at:IndexSet,with:[Any])
          replaceObjects(in:NSRange,with:UnsafePointer,count:Int) setObject(_:Any,at:Int) sort(comparator:{Any;Any})
          sort(options:NSSortOptions=,usingComparator:{Any;Any}) sort(using:[NSSortDescriptor])
          sortRange(_:NSRange,options:NSSortOptions=,usingComparator:{Any;Any}) union(_:NSOrderedSet)
          unionSet(_:[AnyHashable])
        NSMutableSet: NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding NSSet
          add(_:Any) addObjects(from:[Any]) filter(using:NSPredicate) init() init(capacity:Int) init(coder:NSCoder)
          init(objects:UnsafePointer,count:Int) intersect(_:[AnyHashable]) minus(_:[AnyHashable]) remove(_:Any)
          removeAllObjects() setSet(_:[AnyHashable]) union(_:[AnyHashable])
        NSMutableString: NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding NSString
          append(_:String) applyTransform(_:String,reverse:Bool,range:NSRange,updatedRange:NSRangePointer)Bool
          deleteCharacters(in:NSRange) init(capacity:Int) init(characters:UnsafePointer,length:Int)
          init(coder:NSCoder) init(extendedGraphemeClusterLiteral:StaticString) init(string:String)
          init(stringLiteral:StaticString) init(unicodeScalarLiteral:StaticString) insert(_:String,at:Int)
          replaceCharacters(in:NSRange,with:String)
          replaceOccurrences(of:String,with:String,options:NSMutableString.CompareOptions=,range:NSRange)Int
          setString(_:String)
        NSMutableURLRequest: NSCoding NSCopying NSMutableCopying NSObjectProtocol NSSecureCoding NSURLRequest
          addValue(_:String,forHTTPHeaderField:String) allHTTPHeaderFields:[:String] allowsCellularAccess:Bool
          cachePolicy:NSURLRequest.CachePolicy copy(with:NSZone=)Any httpBody:Data httpBodyStream:InputStream
          httpMethod:String httpShouldHandleCookies:Bool httpShouldUsePipelining:Bool init(coder:NSCoder)
          init(url:URL) init(url:URL,cachePolicy:NSURLRequest.CachePolicy,timeoutInterval:TimeInterval)
          mainDocumentURL:URL networkServiceType:NSURLRequest.NetworkServiceType
          setValue(_:String,forHTTPHeaderField:String) timeoutInterval:TimeInterval url:URL
        NSNotification: NSCoding NSCopying NSObject NSObjectProtocol
          copy()Any copy(with:NSZone=)Any description:String encode(with:NSCoder) init() init(coder:NSCoder)
          init(name:NSNotification.Name,object:Any,userInfo:[:Any]=) name:NSNotification.Name object:Any
          userInfo:[:Any]
        NSNotification.Name
          .NSCalendarDayChanged:NSNotification.Name .NSDidBecomeSingleThreaded:NSNotification.Name
          .NSFileHandleConnectionAccepted:Notification.Name .NSFileHandleDataAvailable:Notification.Name
          .NSFileHandleReadToEndOfFileCompletion:Notification.Name
          .NSHTTPCookieManagerCookiesChanged:Notification.Name .NSSystemTimeZoneDidChange:NSNotification.Name
          .NSThreadWillExit:NSNotification.Name .NSURLCredentialStorageChanged:NSNotification.Name
          .NSWillBecomeMultiThreaded:NSNotification.Name hash(into:Hasher) hashValue:Int init(_:String)
          init(rawValue:String) rawValue:String
        NSNull: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy()Any copy(with:NSZone=)Any description:String encode(with:NSCoder) init()
          init(coder:NSCoder) isEqual(_:Any)Bool
        NSNumber: NSCoding NSCopying NSObjectProtocol NSSecureCoding NSValue
          boolValue:Bool classForCoder:AnyClass compare(_:NSNumber)ComparisonResult decimalValue:Decimal
          description(withLocale:Locale)String description:String doubleValue:Double encode(with:NSCoder)
          floatValue:Float hash:Int init(booleanLiteral:Bool) init(bytes:UnsafeRawPointer,objCType:UnsafePointer)
          init(coder:NSCoder) init(floatLiteral:Double) init(integerLiteral:Int) init(value:Bool) init(value:Double)
          init(value:Float) init(value:Int) init(value:Int16) init(value:Int32) init(value:Int64) init(value:Int8)
          init(value:UInt) init(value:UInt16) init(value:UInt32) init(value:UInt64) init(value:UInt8) int16Value:Int16
          int32Value:Int32 int64Value:Int64 int8Value:Int8 intValue:Int isEqual(_:Any)Bool isEqual(to:NSNumber)Bool
          objCType:UnsafePointer stringValue:String uint16Value:UInt16 uint32Value:UInt32 uint64Value:UInt64
          uint8Value:UInt8 uintValue:UInt
        NSObject: NSObjectProtocol
          .classFallbacksForKeyedArchiver()[String] .classForKeyedUnarchiver()AnyClass .isSubclass(of:AnyClass)Bool
          .superclass:AnyClass classForCoder:AnyClass classForKeyedArchiver:AnyClass copy()Any debugDescription:String
          description:String hash(into:Hasher) hash:Int hashValue:Int init() isEqual(_:Any)Bool
          isKind(of:AnyClass)Bool isMember(of:AnyClass)Bool isProxy()Bool mutableCopy()Any
          replacementObject(for:NSCoder)Any replacementObject(for:NSKeyedArchiver)Any
        NSObjectProtocol
          debugDescription:String description:String hash:Int isEqual(_:Any)Bool isProxy()Bool
        NSOrderedSet: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool Iterator allSatisfy(_:{Self.Element})Bool array:[Any]
          compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult contains(_:Any)Bool
          contains(where:{Self.Element})Bool copy()Any copy(with:NSZone=)Any count(where:{Self.Element})Int count:Int
          customMirror:Mirror description(withLocale:Locale)String description(withLocale:Locale,indent:Int)String
          description:String drop(while:{Self.Element})DropWhileSequence dropFirst(_:Int=)DropFirstSequence
          dropLast(_:Int=)[Self.Element] elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool
          encode(with:NSCoder) enumerateObjects(_:{Any;Int;UnsafeMutablePointer})
          enumerateObjects(at:IndexSet,options:NSEnumerationOptions=,using:{Any;Int;UnsafeMutablePointer})
          enumerateObjects(options:NSEnumerationOptions=,using:{Any;Int;UnsafeMutablePointer})
          enumerated()EnumeratedSequence filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          filtered(using:NSPredicate)NSOrderedSet first(where:{Self.Element})Self.Element firstObject:Any
          flatMap(_:{Self.Element})[ElementOfResult] flatMap(_:{Self.Element})[SegmentOfResult.Element]
          forEach(_:{Self.Element}) formatted(_:S)S.FormatOutput
          index(_:NSEnumerationOptions=,ofObjectPassingTest:{Any;Int;UnsafeMutablePointer})Int index(of:Any)Int
          index(of:Any,inSortedRange:NSRange,options:NSBinarySearchingOptions=,usingComparator:{Any;Any})Int
          index(ofObjectAt:IndexSet,options:NSEnumerationOptions=,passingTest:{Any;Int;UnsafeMutablePointer})Int
          index(ofObjectPassingTest:{Any;Int;UnsafeMutablePointer})Int
          indexes(ofObjectsAt:IndexSet,options:NSEnumerationOptions=,passingTest:{Any;Int;UnsafeMutablePointer})IndexSet
          indexes(ofObjectsPassingTest:{Any;Int;UnsafeMutablePointer})IndexSet
          indexes(options:NSEnumerationOptions=,ofObjectsPassingTest:{Any;Int;UnsafeMutablePointer})IndexSet init()
          init(array:[Any]) init(array:[Any],copyItems:Bool) init(array:[Any],range:NSRange,copyItems:Bool)
          init(arrayLiteral:Any) init(coder:NSCoder) init(object:Any) init(objects:Any)
          init(objects:UnsafePointer,count:Int) init(orderedSet:NSOrderedSet)
          init(orderedSet:NSOrderedSet,copyItems:Bool) init(orderedSet:NSOrderedSet,range:NSRange,copyItems:Bool)
          init(set:[AnyHashable]) init(set:[AnyHashable],copyItems:Bool) intersects(_:NSOrderedSet)Bool
          intersectsSet(_:[AnyHashable])Bool isEqual(_:Any)Bool isEqual(to:NSOrderedSet)Bool
          isSubset(of:NSOrderedSet)Bool isSubset(of:[AnyHashable])Bool lastObject:Any lazy:LazySequence
          lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool
          makeIterator()NSOrderedSet.Iterator map(_:{Self.Element})[T] max(by:{Self.Element;Self.Element})Self.Element
          min(by:{Self.Element;Self.Element})Self.Element mutableCopy()Any mutableCopy(with:NSZone=)Any
          object(at:Int)Any objectEnumerator()NSEnumerator objects(at:IndexSet)[Any] prefix(_:Int)PrefixSequence
          prefix(while:{Self.Element})[Self.Element] reduce(_:Result,_:{Result;Self.Element})Result
          reduce(into:Result,_:{Result;Self.Element})Result reverseObjectEnumerator()NSEnumerator
          reversed()[Self.Element] reversed:NSOrderedSet set:[AnyHashable] shuffled()[Self.Element]
          shuffled(using:T)[Self.Element] sorted(by:{Self.Element;Self.Element})[Self.Element]
          sorted(using:Comparator)[Self.Element] sorted(using:S)[Self.Element] sortedArray(comparator:{Any;Any})[Any]
          sortedArray(options:NSSortOptions=,usingComparator:{Any;Any})[Any]
          sortedArray(using:[NSSortDescriptor])[Any]
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[ArraySlice]
          starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool suffix(_:Int)[Self.Element]
          underestimatedCount:Int withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R
        NSOrthography: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy(with:NSZone)Any encode(with:NSCoder) init(coder:NSCoder)
        NSPersonNameComponents: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy(with:NSZone=)Any encode(with:NSCoder) familyName:String givenName:String
          init() init(coder:NSCoder) isEqual(_:Any)Bool middleName:String namePrefix:String nameSuffix:String
          nickname:String phoneticRepresentation:PersonNameComponents
        NSPredicate: NSCopying NSObject NSObjectProtocol
          copy()Any copy(with:NSZone=)Any evaluate(with:Any)Bool evaluate(with:Any,substitutionVariables:[:Any])Bool
          init(block:{Any;[:Any]}) init(value:Bool) isEqual(_:Any)Bool predicateFormat:String
        NSRecursiveLock: NSLocking NSObject NSObjectProtocol
          init() lock() lock(before:Date)Bool name:String unlock() withLock(_:{})R
        NSRegularExpression: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .escapedPattern(for:String)String .escapedTemplate(for:String)String .supportsSecureCoding:Bool copy()Any
          copy(with:NSZone=)Any encode(with:NSCoder)
          enumerateMatches(in:String,options:NSRegularExpression.MatchingOptions=,range:NSRange,using:{NSTextCheckingResult;NSRegularExpression.MatchingFlags;UnsafeMutablePointer})
          firstMatch(in:String,options:NSRegularExpression.MatchingOptions=,range:NSRange)NSTextCheckingResult
          init(coder:NSCoder) init(pattern:String,options:NSRegularExpression.Options=) isEqual(_:Any)Bool
          matches(in:String,options:NSRegularExpression.MatchingOptions=,range:NSRange)[NSTextCheckingResult]
          numberOfCaptureGroups:Int
          numberOfMatches(in:String,options:NSRegularExpression.MatchingOptions=,range:NSRange)Int
          options:NSRegularExpression.Options pattern:String
          rangeOfFirstMatch(in:String,options:NSRegularExpression.MatchingOptions=,range:NSRange)NSRange
          replaceMatches(in:NSMutableString,options:NSRegularExpression.MatchingOptions=,range:NSRange,withTemplate:String)Int
          replacementString(for:NSTextCheckingResult,in:String,offset:Int,template:String)String
          stringByReplacingMatches(in:String,options:NSRegularExpression.MatchingOptions=,range:NSRange,withTemplate:String)String
        NSRegularExpression.MatchingFlags
          .completed:NSRegularExpression.MatchingFlags .hitEnd:NSRegularExpression.MatchingFlags
          .internalError:NSRegularExpression.MatchingFlags .progress:NSRegularExpression.MatchingFlags
          .requiredEnd:NSRegularExpression.MatchingFlags contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSRegularExpression.MatchingOptions
          .anchored:NSRegularExpression.MatchingOptions .reportCompletion:NSRegularExpression.MatchingOptions
          .reportProgress:NSRegularExpression.MatchingOptions
          .withTransparentBounds:NSRegularExpression.MatchingOptions
          .withoutAnchoringBounds:NSRegularExpression.MatchingOptions contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSRegularExpression.Options
          .allowCommentsAndWhitespace:NSRegularExpression.Options .anchorsMatchLines:NSRegularExpression.Options
          .caseInsensitive:NSRegularExpression.Options .dotMatchesLineSeparators:NSRegularExpression.Options
          .ignoreMetacharacters:NSRegularExpression.Options .useUnicodeWordBoundaries:NSRegularExpression.Options
          .useUnixLineSeparators:NSRegularExpression.Options contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSSecureCoding: NSCoding
          .supportsSecureCoding:Bool
        NSSet: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool Iterator adding(_:Any)[AnyHashable]
          addingObjects(from:[AnyHashable])[AnyHashable] addingObjects(from:[Any])[AnyHashable] allObjects:[Any]
          allSatisfy(_:{Self.Element})Bool anyObject()Any compactMap(_:{Self.Element})[ElementOfResult]
          compare(_:Comparator.Compared,_:Comparator.Compared)ComparisonResult contains(_:Any)Bool
          contains(where:{Self.Element})Bool copy()Any copy(with:NSZone=)Any count(where:{Self.Element})Int count:Int
          customMirror:Mirror description(withLocale:Locale)String description:String
          drop(while:{Self.Element})DropWhileSequence dropFirst(_:Int=)DropFirstSequence
          dropLast(_:Int=)[Self.Element] elementsEqual(_:OtherSequence,by:{Self.Element;OtherSequence.Element})Bool
          encode(with:NSCoder) enumerateObjects(_:{Any;UnsafeMutablePointer})
          enumerateObjects(options:NSEnumerationOptions=,using:{Any;UnsafeMutablePointer})
          enumerated()EnumeratedSequence filter(_:Predicate)[Self.Element] filter(_:{Self.Element})[Self.Element]
          filtered(using:NSPredicate)[AnyHashable] first(where:{Self.Element})Self.Element
          flatMap(_:{Self.Element})[ElementOfResult] flatMap(_:{Self.Element})[SegmentOfResult.Element]
          forEach(_:{Self.Element}) formatted(_:S)S.FormatOutput hash:Int init() init(array:[Any]) init(coder:NSCoder)
          init(object:Any) init(objects:Any) init(objects:UnsafePointer,count:Int) init(set:NSSet)
          init(set:[AnyHashable]) init(set:[AnyHashable],copyItems:Bool) intersects(_:[AnyHashable])Bool
          isEqual(_:Any)Bool isEqual(to:[AnyHashable])Bool isSubset(of:[AnyHashable])Bool lazy:LazySequence
          lexicographicallyPrecedes(_:OtherSequence,by:{Self.Element;Self.Element})Bool makeIterator()NSSet.Iterator
          map(_:{Self.Element})[T] max(by:{Self.Element;Self.Element})Self.Element member(_:Any)Any
          min(by:{Self.Element;Self.Element})Self.Element mutableCopy()Any mutableCopy(with:NSZone=)Any
          objectEnumerator()NSEnumerator
          objects(options:NSEnumerationOptions=,passingTest:{Any;UnsafeMutablePointer})[AnyHashable]
          objects(passingTest:{Any;UnsafeMutablePointer})[AnyHashable] prefix(_:Int)PrefixSequence
          prefix(while:{Self.Element})[Self.Element] reduce(_:Result,_:{Result;Self.Element})Result
          reduce(into:Result,_:{Result;Self.Element})Result reversed()[Self.Element] shuffled()[Self.Element]
          shuffled(using:T)[Self.Element] sorted(by:{Self.Element;Self.Element})[Self.Element]
          sorted(using:Comparator)[Self.Element] sorted(using:S)[Self.Element]
          sortedArray(using:[NSSortDescriptor])[Any]
          split(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:{Self.Element})[ArraySlice]
          starts(with:PossiblePrefix,by:{Self.Element;PossiblePrefix.Element})Bool suffix(_:Int)[Self.Element]
          underestimatedCount:Int withContiguousStorageIfAvailable(_:{UnsafeBufferPointer})R
        NSSortDescriptor: NSCopying NSObject NSObjectProtocol
          ascending:Bool comparator:Comparator compare(_:Any,to:Any)ComparisonResult copy()Any copy(with:NSZone=)Any
          init(keyPath:KeyPath,ascending:Bool) init(keyPath:KeyPath,ascending:Bool,comparator:Comparator)
          keyPath:AnyKeyPath reversedSortDescriptor:Any
        NSString: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .availableStringEncodings:UnsafePointer .defaultCStringEncoding:UInt .localizedName(of:UInt)String
          .path(withComponents:[String])String .supportsSecureCoding:Bool CompareOptions
          addingPercentEncoding(withAllowedCharacters:CharacterSet)String appending(_:String)String
          appendingPathComponent(_:String)String appendingPathExtension(_:String)String
          applyingTransform(_:StringTransform,reverse:Bool)String boolValue:Bool cString(using:UInt)UnsafePointer
          canBeConverted(to:UInt)Bool capitalized(with:Locale)String capitalized:String
          caseInsensitiveCompare(_:String)ComparisonResult character(at:Int)unichar
          commonPrefix(with:String,options:NSString.CompareOptions=)String compare(_:String)ComparisonResult
          compare(_:String,options:NSString.CompareOptions)ComparisonResult
          compare(_:String,options:NSString.CompareOptions,range:NSRange)ComparisonResult
          compare(_:String,options:NSString.CompareOptions,range:NSRange,locale:Any)ComparisonResult
          completePath(into:String,caseSensitive:Bool,matchesInto:[String],filterTypes:[String])Int
          components(separatedBy:CharacterSet)[String] components(separatedBy:String)[String] contains(_:String)Bool
          copy()Any copy(with:NSZone=)Any data(using:UInt)Data data(using:UInt,allowLossyConversion:Bool=)Data
          decomposedStringWithCanonicalMapping:String decomposedStringWithCompatibilityMapping:String
          deletingLastPathComponent:String deletingPathExtension:String description:String doubleValue:Double
          encode(with:NSCoder) enumerateLines(_:{String;UnsafeMutablePointer})
          enumerateSubstrings(in:NSRange,options:NSString.EnumerationOptions=,using:{String;NSRange;NSRange;UnsafeMutablePointer})
          expandingTildeInPath:String fastestEncoding:UInt fileSystemRepresentation:UnsafePointer floatValue:Float
          folding(options:NSString.CompareOptions=,locale:Locale)String
          getBytes(_:UnsafeMutableRawPointer,maxLength:Int,usedLength:UnsafeMutablePointer,encoding:UInt,options:NSString.EncodingConversionOptions=,range:NSRange,remaining:NSRangePointer)Bool
          getCString(_:UnsafeMutablePointer,maxLength:Int,encoding:UInt)Bool
          getCharacters(_:UnsafeMutablePointer,range:NSRange)
          getFileSystemRepresentation(_:UnsafeMutablePointer,maxLength:Int)Bool
          getLineStart(_:UnsafeMutablePointer,end:UnsafeMutablePointer,contentsEnd:UnsafeMutablePointer,for:NSRange)
          getParagraphStart(_:UnsafeMutablePointer,end:UnsafeMutablePointer,contentsEnd:UnsafeMutablePointer,for:NSRange)
          hasPrefix(_:String)Bool hasSuffix(_:String)Bool hash:Int init()
          init(bytes:UnsafeRawPointer,length:Int,encoding:UInt)
          init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,encoding:UInt,freeWhenDone:Bool)
          init(cString:UnsafePointer,encoding:UInt) init(characters:UnsafePointer,length:Int)
          init(charactersNoCopy:UnsafeMutablePointer,length:Int,freeWhenDone:Bool) init(coder:NSCoder)
          init(contentsOf:URL,encoding:UInt) init(contentsOf:URL,usedEncoding:UnsafeMutablePointer)
          init(contentsOfFile:String,encoding:UInt) init(contentsOfFile:String,usedEncoding:UnsafeMutablePointer)
          init(data:Data,encoding:UInt) init(extendedGraphemeClusterLiteral:Self.StringLiteralType)
          init(extendedGraphemeClusterLiteral:StaticString) init(format:NSString,_:CVarArg)
          init(format:String,arguments:CVaListPointer) init(format:String,locale:AnyObject,arguments:CVaListPointer)
          init(string:String) init(stringLiteral:StaticString)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType) init(unicodeScalarLiteral:StaticString)
          init(utf8String:UnsafePointer) intValue:Int32 integerValue:Int isAbsolutePath:Bool isEqual(_:Any)Bool
          isEqual(to:String)Bool lastPathComponent:String length:Int lengthOfBytes(using:UInt)Int
          lineRange(for:NSRange)NSRange localizedCapitalized:String
          localizedCaseInsensitiveCompare(_:String)ComparisonResult localizedCaseInsensitiveContains(_:String)Bool
          localizedCompare(_:String)ComparisonResult localizedLowercase:String
          localizedStandardCompare(_:String)ComparisonResult localizedStandardContains(_:String)Bool
          localizedStandardRange(of:String)NSRange localizedUppercase:String longLongValue:Int64
          lowercased(with:Locale)String lowercased:String maximumLengthOfBytes(using:UInt)Int mutableCopy()Any
          mutableCopy(with:NSZone=)Any padding(toLength:Int,withPad:String,startingAt:Int)String
          paragraphRange(for:NSRange)NSRange pathComponents:[String] pathExtension:String
          precomposedStringWithCanonicalMapping:String precomposedStringWithCompatibilityMapping:String
          range(of:String)NSRange range(of:String,options:NSString.CompareOptions=)NSRange
          range(of:String,options:NSString.CompareOptions=,range:NSRange)NSRange
          range(of:String,options:NSString.CompareOptions=,range:NSRange,locale:Locale)NSRange
          rangeOfCharacter(from:CharacterSet)NSRange
          rangeOfCharacter(from:CharacterSet,options:NSString.CompareOptions=)NSRange
          rangeOfCharacter(from:CharacterSet,options:NSString.CompareOptions=,range:NSRange)NSRange
          rangeOfComposedCharacterSequence(at:Int)NSRange rangeOfComposedCharacterSequences(for:NSRange)NSRange
          removingPercentEncoding:String replacingCharacters(in:NSRange,with:String)String
          replacingOccurrences(of:String,with:String)String
          replacingOccurrences(of:String,with:String,options:NSString.CompareOptions=,range:NSRange)String
          resolvingSymlinksInPath:String smallestEncoding:UInt standardizingPath:String
          stringsByAppendingPaths(_:[String])[String] substring(from:Int)String substring(to:Int)String
          substring(with:NSRange)String trimmingCharacters(in:CharacterSet)String uppercased(with:Locale)String
          uppercased:String utf8String:UnsafePointer write(to:URL,atomically:Bool,encoding:UInt)
          write(toFile:String,atomically:Bool,encoding:UInt)
        NSString.EncodingConversionOptions
          .allowLossy:NSString.EncodingConversionOptions .externalRepresentation:NSString.EncodingConversionOptions
          contains(_:Self)Bool formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init()
          init(_:S) init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element)
          intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool
          isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt
          remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self
          union(_:Self)Self update(with:Self.Element)Self.Element
        NSString.EnumerationOptions
          .byComposedCharacterSequences:NSString.EnumerationOptions .byLines:NSString.EnumerationOptions
          .byParagraphs:NSString.EnumerationOptions .localized:NSString.EnumerationOptions
          .reverse:NSString.EnumerationOptions .substringNotRequired:NSString.EnumerationOptions contains(_:Self)Bool
          formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S)
          init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self
          isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool
          isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt remove(_:Self.Element)Self.Element
          subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self union(_:Self)Self
          update(with:Self.Element)Self.Element
        NSTextCheckingResult: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .regularExpressionCheckingResult(ranges:NSRangePointer,count:Int,regularExpression:NSRegularExpression)NSTextCheckingResult
          .supportsSecureCoding:Bool adjustingRanges(offset:Int)NSTextCheckingResult copy()Any copy(with:NSZone=)Any
          encode(with:NSCoder) init() init(coder:NSCoder) numberOfRanges:Int range(at:Int)NSRange
          range(withName:String)NSRange range:NSRange regularExpression:NSRegularExpression
          resultType:NSTextCheckingResult.CheckingType
        NSTextCheckingResult.CheckingType
          .address:NSTextCheckingResult.CheckingType .correction:NSTextCheckingResult.CheckingType
          .dash:NSTextCheckingResult.CheckingType .date:NSTextCheckingResult.CheckingType
          .grammar:NSTextCheckingResult.CheckingType .link:NSTextCheckingResult.CheckingType
          .orthography:NSTextCheckingResult.CheckingType .phoneNumber:NSTextCheckingResult.CheckingType
          .quote:NSTextCheckingResult.CheckingType .regularExpression:NSTextCheckingResult.CheckingType
          .replacement:NSTextCheckingResult.CheckingType .spelling:NSTextCheckingResult.CheckingType
          .transitInformation:NSTextCheckingResult.CheckingType contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt64) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt64 remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NSTimeZone: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .abbreviationDictionary:[:String] .default:TimeZone .knownTimeZoneNames:[String] .local:TimeZone
          .resetSystemTimeZone() .supportsSecureCoding:Bool .system:TimeZone .timeZoneDataVersion:String NameStyle
          abbreviation(for:Date)String abbreviation:String copy()Any copy(with:NSZone=)Any data:Data
          daylightSavingTimeOffset(for:Date)TimeInterval daylightSavingTimeOffset:TimeInterval description:String
          encode(with:NSCoder) hash:Int init(abbreviation:String) init(coder:NSCoder) init(forSecondsFromGMT:Int)
          init(name:String) init(name:String,data:Data) isDaylightSavingTime(for:Date)Bool isDaylightSavingTime:Bool
          isEqual(_:Any)Bool isEqual(to:TimeZone)Bool localizedName(_:NSTimeZone.NameStyle,locale:Locale)String
          name:String nextDaylightSavingTimeTransition(after:Date)Date nextDaylightSavingTimeTransition:Date
          secondsFromGMT(for:Date)Int secondsFromGMT:Int
        NSURL: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .fileURL(withPathComponents:[String])URL .supportsSecureCoding:Bool absoluteString:String absoluteURL:URL
          appendingPathComponent(_:String)URL appendingPathComponent(_:String,isDirectory:Bool)URL
          appendingPathExtension(_:String)URL baseURL:URL checkResourceIsReachable()Bool copy()Any
          copy(with:NSZone=)Any dataRepresentation:Data deletingLastPathComponent:URL deletingPathExtension:URL
          description:String encode(with:NSCoder) filePathURL:URL fileSystemRepresentation:UnsafePointer
          fragment:String getFileSystemRepresentation(_:UnsafeMutablePointer,maxLength:Int)Bool
          getResourceValue(_:AnyObject,forKey:URLResourceKey) hasDirectoryPath:Bool hash:Int host:String
          init(absoluteURLWithDataRepresentation:Data,relativeTo:URL) init(coder:NSCoder)
          init(dataRepresentation:Data,relativeTo:URL)
          init(fileURLWithFileSystemRepresentation:UnsafePointer,isDirectory:Bool,relativeTo:URL)
          init(fileURLWithPath:String) init(fileURLWithPath:String,isDirectory:Bool)
          init(fileURLWithPath:String,isDirectory:Bool,relativeTo:URL) init(fileURLWithPath:String,relativeTo:URL)
          init(string:String) init(string:String,relativeTo:URL) isEqual(_:Any)Bool isFileURL:Bool
          lastPathComponent:String parameterString:String password:String path:String pathComponents:[String]
          pathExtension:String port:NSNumber query:String relativePath:String relativeString:String
          removeAllCachedResourceValues() removeCachedResourceValue(forKey:URLResourceKey) resolvingSymlinksInPath:URL
          resourceSpecifier:String resourceValues(forKeys:[URLResourceKey])[:Any] scheme:String
          setResourceValue(_:Any,forKey:URLResourceKey) setResourceValues(_:[:Any])
          setTemporaryResourceValue(_:Any,forKey:URLResourceKey) standardized:URL standardizingPath:URL user:String
        NSURLComponents: NSCopying NSObject NSObjectProtocol
          copy()Any copy(with:NSZone=)Any fragment:String hash:Int host:String init() init(string:String)
          init(url:URL,resolvingAgainstBaseURL:Bool) isEqual(_:Any)Bool password:String path:String
          percentEncodedFragment:String percentEncodedHost:String percentEncodedPassword:String
          percentEncodedPath:String percentEncodedQuery:String percentEncodedQueryItems:[URLQueryItem]
          percentEncodedUser:String port:NSNumber query:String queryItems:[URLQueryItem] rangeOfFragment:NSRange
          rangeOfHost:NSRange rangeOfPassword:NSRange rangeOfPath:NSRange rangeOfPort:NSRange rangeOfQuery:NSRange
          rangeOfScheme:NSRange rangeOfUser:NSRange scheme:String string:String url(relativeTo:URL)URL url:URL
          user:String
        NSURLQueryItem: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy()Any copy(with:NSZone=)Any encode(with:NSCoder) init(coder:NSCoder)
          init(name:String,value:String) isEqual(_:Any)Bool name:String value:String
        NSURLRequest: NSCoding NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool allHTTPHeaderFields:[:String] allowsCellularAccess:Bool
          cachePolicy:NSURLRequest.CachePolicy copy()Any copy(with:NSZone=)Any description:String encode(with:NSCoder)
          hash:Int httpBody:Data httpBodyStream:InputStream httpMethod:String httpShouldHandleCookies:Bool
          httpShouldUsePipelining:Bool init(coder:NSCoder) init(url:URL)
          init(url:URL,cachePolicy:NSURLRequest.CachePolicy,timeoutInterval:TimeInterval) isEqual(_:Any)Bool
          mainDocumentURL:URL mutableCopy()Any mutableCopy(with:NSZone=)Any
          networkServiceType:NSURLRequest.NetworkServiceType timeoutInterval:TimeInterval url:URL
          value(forHTTPHeaderField:String)String
        NSURLRequest.CachePolicy
          .reloadIgnoringCacheData:NSURLRequest.CachePolicy .reloadIgnoringLocalAndRemoteCacheData
          .reloadIgnoringLocalCacheData .reloadRevalidatingCacheData .returnCacheDataDontLoad .returnCacheDataElseLoad
          .useProtocolCachePolicy hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NSURLRequest.NetworkServiceType
          .background .default .networkServiceTypeCallSignaling .video .voice .voip hash(into:Hasher) hashValue:Int
          init(rawValue:UInt)
        NSUUID: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy()Any copy(with:NSZone=)Any description:String encode(with:NSCoder)
          getBytes(_:UnsafeMutablePointer) hash:Int init() init(coder:NSCoder) init(uuidBytes:UnsafePointer)
          init(uuidString:String) isEqual(_:Any)Bool uuidString:String
        NSValue: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy()Any copy(with:NSZone=)Any edgeInsetsValue:NSEdgeInsets encode(with:NSCoder)
          getValue(_:UnsafeMutableRawPointer) init(bytes:UnsafeRawPointer,objCType:UnsafePointer) init(coder:NSCoder)
          init(edgeInsets:NSEdgeInsets) init(point:NSPoint) init(range:NSRange) init(rect:NSRect) init(size:NSSize)
          objCType:UnsafePointer pointValue:NSPoint rangeValue:NSRange rectValue:NSRect sizeValue:NSSize
        Notification: ReferenceConvertible
          Name ReferenceType customMirror:Mirror debugDescription:String description:String hash(into:Hasher)
          init(name:Notification.Name,object:Any=,userInfo:[:Any]=) name:Notification.Name object:Any userInfo:[:Any]
        NotificationCenter
          .default:NotificationCenter
          addObserver(forName:NSNotification.Name,object:Any,queue:OperationQueue,using:{Notification})NSObjectProtocol
          addObserver(of:,for:Identifier,using:{Message})NotificationCenter.ObservationToken
          addObserver(of:Message.Subject,for:Identifier,using:{Message})NotificationCenter.ObservationToken
          addObserver(of:Message.Subject=,for:,using:{Message})NotificationCenter.ObservationToken description:String
          init() messages(of:,for:Identifier,bufferSize:Int=)
          messages(of:Message.Subject,for:Identifier,bufferSize:Int=)
          messages(of:Message.Subject=,for:,bufferSize:Int=) post(_:Message) post(_:Message,subject:Message.Subject)
          post(_:Notification) post(name:NSNotification.Name,object:Any,userInfo:[:Any]=) removeObserver(_:Any)
          removeObserver(_:Any,name:NSNotification.Name,object:Any)
          removeObserver(_:NotificationCenter.ObservationToken)
        NotificationCenter.AsyncMessage
        NotificationCenter.BaseMessageIdentifier
          init()
        NotificationCenter.MainActorMessage
        NotificationCenter.MessageIdentifier
        NotificationCenter.ObservationToken
        NotificationQueue: NSObject NSObjectProtocol
          .default:NotificationQueue
          dequeueNotifications(matching:Notification,coalesceMask:NotificationQueue.NotificationCoalescing)
          enqueue(_:Notification,postingStyle:NotificationQueue.PostingStyle)
          enqueue(_:Notification,postingStyle:NotificationQueue.PostingStyle,coalesceMask:NotificationQueue.NotificationCoalescing,forModes:[RunLoop.Mode])
          init(notificationCenter:NotificationCenter)
        NotificationQueue.NotificationCoalescing
          .none:NotificationQueue.NotificationCoalescing .onName:NotificationQueue.NotificationCoalescing
          .onSender:NotificationQueue.NotificationCoalescing contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        NotificationQueue.PostingStyle
          .asap .now .whenIdle hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NumberFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          .localizedString(from:NSNumber,number:NumberFormatter.Style)String allowsFloats:Bool
          alwaysShowsDecimalSeparator:Bool copy(with:NSZone=)Any currencyCode:String currencyDecimalSeparator:String
          currencyGroupingSeparator:String currencySymbol:String decimalSeparator:String exponentSymbol:String
          format:String formatWidth:Int generatesDecimalNumbers:Bool groupingSeparator:String groupingSize:Int
          hasThousandSeparators:Bool init() init(coder:NSCoder) internationalCurrencySymbol:String isLenient:Bool
          isPartialStringValidationEnabled:Bool locale:Locale localizesFormat:Bool maximum:NSNumber
          maximumFractionDigits:Int maximumIntegerDigits:Int maximumSignificantDigits:Int minimum:NSNumber
          minimumFractionDigits:Int minimumIntegerDigits:Int minimumSignificantDigits:Int minusSign:String
          multiplier:NSNumber negativeFormat:String negativeInfinitySymbol:String negativePrefix:String
          negativeSuffix:String nilSymbol:String notANumberSymbol:String number(from:String)NSNumber
          numberStyle:NumberFormatter.Style paddingCharacter:String paddingPosition:NumberFormatter.PadPosition
          perMillSymbol:String percentSymbol:String plusSign:String positiveFormat:String
          positiveInfinitySymbol:String positivePrefix:String positiveSuffix:String
          roundingBehavior:NSDecimalNumberHandler roundingIncrement:NSNumber roundingMode:NumberFormatter.RoundingMode
          secondaryGroupingSize:Int string(for:Any)String string(from:NSNumber)String
          textAttributesForNegativeInfinity:[:Sendable] textAttributesForNegativeValues:[:Sendable]
          textAttributesForNil:[:Sendable] textAttributesForNotANumber:[:Sendable]
          textAttributesForPositiveInfinity:[:Sendable] textAttributesForPositiveValues:[:Sendable]
          textAttributesForZero:[:Sendable] thousandSeparator:String usesGroupingSeparator:Bool
          usesSignificantDigits:Bool zeroSymbol:String
        NumberFormatter.PadPosition
          .afterPrefix .afterSuffix .beforePrefix .beforeSuffix hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NumberFormatter.RoundingMode
          .ceiling .down .floor .halfDown .halfEven .halfUp .up hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        NumberFormatter.Style
          .currency .currencyAccounting .currencyISOCode .currencyPlural .decimal .none .ordinal .percent .scientific
          .spellOut hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        Operation: NSObject NSObjectProtocol
          addDependency(_:Operation) cancel() completionBlock:{} dependencies:[Operation] didChangeValue(for:KeyPath)
          didChangeValue(forKey:String) init() isAsynchronous:Bool isCancelled:Bool isExecuting:Bool isFinished:Bool
          isReady:Bool main() name:String qualityOfService:QualityOfService queuePriority:Operation.QueuePriority
          removeDependency(_:Operation) start() waitUntilFinished() willChangeValue(for:KeyPath)
          willChangeValue(forKey:String)
        Operation.QueuePriority
          .high .low .normal .veryHigh .veryLow hash(into:Hasher) hashValue:Int init(rawValue:Int)
        OperationQueue: NSObject NSObjectProtocol ProgressReporting
          .current:OperationQueue .defaultMaxConcurrentOperationCount:Int .main:OperationQueue addBarrierBlock(_:{})
          addOperation(_:Operation) addOperation(_:{}) addOperations(_:[Operation],waitUntilFinished:Bool)
          cancelAllOperations() init() isSuspended:Bool maxConcurrentOperationCount:Int name:String operationCount:Int
          operations:[Operation] progress:Progress qualityOfService:QualityOfService underlyingQueue:DispatchQueue
          waitUntilAllOperationsAreFinished()
        OutputStream: NSObjectProtocol Stream
          .toMemory()Self close() hasSpaceAvailable:Bool init(toBuffer:UnsafeMutablePointer,capacity:Int)
          init(toFileAtPath:String,append:Bool) init(toMemory:) init(url:URL,append:Bool) open()
          property(forKey:Stream.PropertyKey)AnyObject remove(from:RunLoop,forMode:RunLoop.Mode)
          schedule(in:RunLoop,forMode:RunLoop.Mode) setProperty(_:AnyObject,forKey:Stream.PropertyKey)Bool
          streamError:Error streamStatus:Stream.Status write(_:UnsafePointer,maxLength:Int)Int
        ParseStrategy
          .dateTime:Date.FormatStyle .fixed(format:Date.FormatString,timeZone:TimeZone,locale:Locale=)Self
          .iso8601:Date.ISO8601FormatStyle .iso8601:DateComponents.ISO8601FormatStyle
          parse(_:Self.ParseInput)Self.ParseOutput
        ParseableFormatStyle: FormatStyle
          .currency(code:String)Self .dateTime:Date.FormatStyle .iso8601:Date.ISO8601FormatStyle
          .iso8601:DateComponents.ISO8601FormatStyle .number:Decimal.FormatStyle .percent:Decimal.FormatStyle.Percent
          parseStrategy:Self.Strategy
        PersonNameComponentsFormatter: Formatter NSCoding NSCopying NSObjectProtocol
          isPhonetic:Bool style:PersonNameComponentsFormatter.Style
        PersonNameComponentsFormatter.Options
          .phonetic:PersonNameComponentsFormatter.Options contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        PersonNameComponentsFormatter.Style
          .abbreviated .default .long .medium .short hash(into:Hasher) hashValue:Int init(rawValue:Int)
        Pipe: NSObject NSObjectProtocol
          fileHandleForReading:FileHandle fileHandleForWriting:FileHandle init()
        Port: NSCopying NSObject NSObjectProtocol
          .didBecomeInvalidNotification:NSNotification.Name copy(with:NSZone=)Any delegate()PortDelegate init()
          invalidate() isValid:Bool remove(from:RunLoop,forMode:RunLoop.Mode) reservedSpaceLength:Int
          schedule(in:RunLoop,forMode:RunLoop.Mode)
          send(before:Date,components:NSMutableArray,from:Port,reserved:Int)Bool
          send(before:Date,msgid:Int,components:NSMutableArray,from:Port,reserved:Int)Bool setDelegate(_:PortDelegate)
        PortDelegate
          handle(_:PortMessage)
        PortMessage: NSCopying NSObject NSObjectProtocol
          components:[AnyObject] copy(with:NSZone)Any init(sendPort:Port,receivePort:Port,components:[AnyObject])
          msgid:UInt32 receivePort:Port send(before:Date)Bool sendPort:Port
        PredicateExpression
          evaluate(_:PredicateBindings)Self.Output
        Process: NSObject NSObjectProtocol
          .didTerminateNotification:NSNotification.Name .launchedProcess(launchPath:String,arguments:[String])Process
          .run(_:URL,arguments:[String],terminationHandler:{Process}=)Process arguments:[String]
          currentDirectoryPath:String currentDirectoryURL:URL environment:[:String] executableURL:URL init()
          interrupt() isRunning:Bool launch() launchPath:String processIdentifier:Int32
          qualityOfService:QualityOfService resume()Bool run() standardError:Any standardInput:Any standardOutput:Any
          suspend()Bool terminate() terminationHandler:{Process} terminationReason:Process.TerminationReason
          terminationStatus:Int32 waitUntilExit()
        Process.TerminationReason
          .exit .uncaughtSignal hash(into:Hasher) hashValue:Int init(rawValue:Int)
        ProcessInfo
          .processInfo:ProcessInfo activeProcessorCount:Int arguments:[String] environment:[:String]
          fullUserName:String globallyUniqueString:String hostName:String
          isOperatingSystemAtLeast(_:OperatingSystemVersion)Bool operatingSystemVersion:OperatingSystemVersion
          operatingSystemVersionString:String physicalMemory:UInt64 processIdentifier:Int32 processName:String
          processorCount:Int systemUptime:TimeInterval userName:String
        Progress: NSObject NSObjectProtocol
          .current()Progress .discreteProgress(totalUnitCount:Int64)Progress
          addChild(_:Progress,withPendingUnitCount:Int64) becomeCurrent(withPendingUnitCount:Int64) cancel()
          cancellationHandler:{} completedUnitCount:Int64 fractionCompleted:Double
          init(parent:Progress,userInfo:[:Any]=) init(totalUnitCount:Int64)
          init(totalUnitCount:Int64,parent:Progress,pendingUnitCount:Int64) isCancellable:Bool isCancelled:Bool
          isFinished:Bool isIndeterminate:Bool isPausable:Bool isPaused:Bool kind:ProgressKind
          localizedAdditionalDescription:String localizedDescription:String pause() pausingHandler:{} resignCurrent()
          resume() resumingHandler:{} setUserInfoObject(_:Any,forKey:ProgressUserInfoKey) totalUnitCount:Int64
          userInfo:[:Any]
        Progress.FileOperationKind
          .copying:Progress.FileOperationKind .decompressingAfterDownloading:Progress.FileOperationKind
          .downloading:Progress.FileOperationKind .receiving:Progress.FileOperationKind hash(into:Hasher)
          hashValue:Int init(_:String) init(rawValue:String) rawValue:String
        ProgressReporting: NSObjectProtocol
          progress:Progress
        PropertyListDecoder
          decode(_:,from:Data)T decode(_:,from:Data,configuration:)T
          decode(_:,from:Data,configuration:T.DecodingConfiguration)T
          decode(_:,from:Data,format:PropertyListDecoder.PropertyListFormat)T
          decode(_:,from:Data,format:PropertyListDecoder.PropertyListFormat,configuration:)T
          decode(_:,from:Data,format:PropertyListDecoder.PropertyListFormat,configuration:T.DecodingConfiguration)T
          init() userInfo:[:Sendable]
        PropertyListDecoder.PropertyListFormat
          .binary .openStep .xml hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        PropertyListEncoder
          encode(_:T,configuration:)Data encode(_:T,configuration:T.EncodingConfiguration)Data encode(_:Value)Data
          init() outputFormat:PropertyListDecoder.PropertyListFormat userInfo:[:Sendable]
        PropertyListSerialization: NSObject NSObjectProtocol
          .data(fromPropertyList:Any,format:PropertyListSerialization.PropertyListFormat,options:PropertyListSerialization.WriteOptions)Data
          .propertyList(_:Any,isValidFor:PropertyListSerialization.PropertyListFormat)Bool
          .propertyList(from:Data,options:PropertyListSerialization.ReadOptions=,format:UnsafeMutablePointer)Any
          .propertyList(with:InputStream,options:PropertyListSerialization.ReadOptions=,format:UnsafeMutablePointer)Any
          PropertyListFormat ReadOptions WriteOptions
        PropertyListSerialization.MutabilityOptions
          .mutableContainers:PropertyListSerialization.MutabilityOptions
          .mutableContainersAndLeaves:PropertyListSerialization.MutabilityOptions contains(_:Self)Bool
          formIntersection(_:Self) formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S)
          init(arrayLiteral:Self.Element) init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self
          isDisjoint(with:Self)Bool isEmpty:Bool isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool
          isSubset(of:Self)Bool isSuperset(of:Self)Bool rawValue:UInt remove(_:Self.Element)Self.Element
          subtract(_:Self) subtracting(_:Self)Self symmetricDifference(_:Self)Self union(_:Self)Self
          update(with:Self.Element)Self.Element
        RecoverableError
          attemptRecovery(optionIndex:Int)Bool attemptRecovery(optionIndex:Int,resultHandler:{Bool})
          recoveryOptions:[String]
        ReferenceConvertible
        RunLoop: NSObject NSObjectProtocol
          .current:RunLoop .main:RunLoop acceptInput(forMode:String,before:Date) add(_:Port,forMode:RunLoop.Mode)
          add(_:Timer,forMode:RunLoop.Mode) currentMode:RunLoop.Mode limitDate(forMode:RunLoop.Mode)Date perform(_:{})
          perform(inModes:[RunLoop.Mode],block:{}) remove(_:Port,forMode:RunLoop.Mode) run()
          run(mode:RunLoop.Mode,before:Date)Bool run(until:Date)
        RunLoop.Mode
          .common:RunLoop.Mode .default:RunLoop.Mode hash(into:Hasher) hashValue:Int init(_:String)
          init(rawValue:String) rawValue:String
        Scanner: NSCopying NSObject NSObjectProtocol
          .localizedScanner(with:String)Any caseSensitive:Bool charactersToBeSkipped:CharacterSet copy()Any
          copy(with:NSZone=)Any currentIndex:String.Index init(string:String) isAtEnd:Bool locale:Any
          scanCharacter()Character scanCharacters(from:CharacterSet)String
          scanCharacters(from:CharacterSet,into:UnsafeMutablePointer)Bool scanCharactersFromSet(_:CharacterSet)String
          scanDecimal()Decimal scanDecimal(_:Decimal)Bool scanDouble()Double scanDouble(_:UnsafeMutablePointer)Bool
          scanDouble(representation:Scanner.NumberRepresentation=)Double scanFloat()Float
          scanFloat(_:UnsafeMutablePointer)Bool scanFloat(representation:Scanner.NumberRepresentation=)Float
          scanHexDouble()Double scanHexDouble(_:UnsafeMutablePointer)Bool scanHexFloat()Float
          scanHexFloat(_:UnsafeMutablePointer)Bool scanHexInt32()UInt32 scanHexInt32(_:UnsafeMutablePointer)Bool
          scanHexInt64()UInt64 scanHexInt64(_:UnsafeMutablePointer)Bool scanInt()Int
          scanInt(_:UnsafeMutablePointer)Bool scanInt(representation:Scanner.NumberRepresentation=)Int
          scanInt32()Int32 scanInt32(_:UnsafeMutablePointer)Bool
          scanInt32(representation:Scanner.NumberRepresentation=)Int32 scanInt64()Int64
          scanInt64(_:UnsafeMutablePointer)Bool scanInt64(representation:Scanner.NumberRepresentation=)Int64
          scanLocation:Int scanString(_:String)String scanString(_:String,into:UnsafeMutablePointer)Bool
          scanUInt64()UInt64 scanUInt64(representation:Scanner.NumberRepresentation=)UInt64
          scanUnsignedLongLong(_:UnsafeMutablePointer)Bool scanUpTo(_:String,into:UnsafeMutablePointer)Bool
          scanUpToCharacters(from:CharacterSet)String
          scanUpToCharacters(from:CharacterSet,into:UnsafeMutablePointer)Bool
          scanUpToCharactersFromSet(_:CharacterSet)String scanUpToString(_:String)String string:String
        Scanner.NumberRepresentation
          .decimal .hexadecimal
        SetAlgebra
        SocketPort: NSCopying NSObjectProtocol Port
          address:Data delegate()PortDelegate hash:Int init()
          init(protocolFamily:Int32,socketType:Int32,protocol:Int32,address:Data)
          init(protocolFamily:Int32,socketType:Int32,protocol:Int32,socket:SocketNativeHandle)
          init(remoteWithProtocolFamily:Int32,socketType:Int32,protocol:Int32,address:Data)
          init(remoteWithTCPPort:UInt16,host:String) init(tcpPort:UInt16) invalidate() isEqual(_:Any)Bool isValid:Bool
          protocol:Int32 protocolFamily:Int32 remove(from:RunLoop,forMode:RunLoop.Mode)
          schedule(in:RunLoop,forMode:RunLoop.Mode)
          send(before:Date,components:NSMutableArray,from:Port,reserved:Int)Bool
          send(before:Date,msgid:Int,components:NSMutableArray,from:Port,reserved:Int)Bool setDelegate(_:PortDelegate)
          socket:SocketNativeHandle socketType:Int32
        SortComparator
          compare(_:Self.Compared,_:Self.Compared)ComparisonResult order:SortOrder
        StandardPredicateExpression: PredicateExpression
        Stream: NSObject NSObjectProtocol
          close() delegate:StreamDelegate init() open() property(forKey:Stream.PropertyKey)AnyObject
          remove(from:RunLoop,forMode:RunLoop.Mode) schedule(in:RunLoop,forMode:RunLoop.Mode)
          setProperty(_:AnyObject,forKey:Stream.PropertyKey)Bool streamError:Error streamStatus:Stream.Status
        Stream.Event
          .endEncountered:Stream.Event .errorOccurred:Stream.Event .hasBytesAvailable:Stream.Event
          .hasSpaceAvailable:Stream.Event .openCompleted:Stream.Event contains(_:Self)Bool formIntersection(_:Self)
          formSymmetricDifference(_:Self) formUnion(_:Self) init() init(_:S) init(arrayLiteral:Self.Element)
          init(rawValue:UInt) insert(_:Self.Element) intersection(_:Self)Self isDisjoint(with:Self)Bool isEmpty:Bool
          isStrictSubset(of:Self)Bool isStrictSuperset(of:Self)Bool isSubset(of:Self)Bool isSuperset(of:Self)Bool
          rawValue:UInt remove(_:Self.Element)Self.Element subtract(_:Self) subtracting(_:Self)Self
          symmetricDifference(_:Self)Self union(_:Self)Self update(with:Self.Element)Self.Element
        Stream.PropertyKey
          .dataWrittenToMemoryStreamKey:Stream.PropertyKey .fileCurrentOffsetKey:Stream.PropertyKey
          .networkServiceType:Stream.PropertyKey .socketSecurityLevelKey:Stream.PropertyKey
          .socksProxyConfigurationKey:Stream.PropertyKey hash(into:Hasher) hashValue:Int init(_:String)
          init(rawValue:String) rawValue:String
        Stream.Status
          .atEnd .closed .error .notOpen .open .opening .reading .writing hash(into:Hasher) hashValue:Int
          init(rawValue:UInt)
        StreamDelegate
          stream(_:Stream,handle:Stream.Event)
        Thread: NSObject NSObjectProtocol
          .callStackReturnAddresses:[NSNumber] .callStackSymbols:[String] .current:Thread .detachNewThread(_:{})
          .exit() .isMainThread:Bool .isMultiThreaded()Bool .mainThread:Thread .sleep(forTimeInterval:TimeInterval)
          .sleep(until:Date) cancel() init() init(block:{}) isCancelled:Bool isExecuting:Bool isFinished:Bool
          isMainThread:Bool main() name:String qualityOfService:QualityOfService stackSize:Int start()
          threadDictionary:NSMutableDictionary
        TimeZone: ReferenceConvertible
          .abbreviationDictionary:[:String] .autoupdatingCurrent:TimeZone .current:TimeZone .gmt:TimeZone
          .knownTimeZoneIdentifiers:[String] .timeZoneDataVersion:String ReferenceType abbreviation(for:Date=)String
          customMirror:Mirror daylightSavingTimeOffset(for:Date=)TimeInterval debugDescription:String
          description:String encode(to:Encoder) hash(into:Hasher) identifier:String init(abbreviation:String)
          init(from:Decoder) init(identifier:String) init(secondsFromGMT:Int) isDaylightSavingTime(for:Date=)Bool
          localizedName(for:TimeZone.NameStyle,locale:Locale)String nextDaylightSavingTimeTransition(after:Date)Date
          nextDaylightSavingTimeTransition:Date secondsFromGMT(for:Date=)Int
        TimeZone.NameStyle
          .daylightSaving .generic .shortDaylightSaving .shortGeneric .shortStandard .standard hash(into:Hasher)
          hashValue:Int init(rawValue:Int)
        Timer: NSObject NSObjectProtocol
          .scheduledTimer(withTimeInterval:TimeInterval,repeats:Bool,block:{Timer})Timer fire() fireDate:Date
          init(fire:Date,interval:TimeInterval,repeats:Bool,block:{Timer})
          init(timeInterval:TimeInterval,repeats:Bool,block:{Timer}) invalidate() isValid:Bool
          timeInterval:TimeInterval tolerance:TimeInterval userInfo:Any
        URL: ReferenceConvertible
          .currentDirectory()URL .homeDirectory(forUser:String)URL .homeDirectory:URL .temporaryDirectory:URL
          ReferenceType absoluteString:String absoluteURL:URL append(component:S,directoryHint:URL.DirectoryHint=)
          append(components:S,directoryHint:URL.DirectoryHint=) append(path:S,directoryHint:URL.DirectoryHint=)
          append(queryItems:[URLQueryItem]) appendPathComponent(_:String)
          appendPathComponent(_:String,isDirectory:Bool) appendPathExtension(_:String)
          appending(component:S,directoryHint:URL.DirectoryHint=)URL
          appending(components:S,directoryHint:URL.DirectoryHint=)URL
          appending(path:S,directoryHint:URL.DirectoryHint=)URL appending(queryItems:[URLQueryItem])URL
          appendingPathComponent(_:String)URL appendingPathComponent(_:String,isDirectory:Bool)URL
          appendingPathExtension(_:String)URL baseURL:URL checkResourceIsReachable()Bool dataRepresentation:Data
          debugDescription:String deleteLastPathComponent() deletePathExtension() deletingLastPathComponent()URL
          deletingPathExtension()URL description:String encode(to:Encoder) fragment(percentEncoded:Bool=)String
          fragment:String hasDirectoryPath:Bool hash(into:Hasher) host(percentEncoded:Bool=)String host:String
          init(dataRepresentation:Data,relativeTo:URL,isAbsolute:Bool=)
          init(filePath:String,directoryHint:URL.DirectoryHint=,relativeTo:URL=)
          init(fileReferenceLiteralResourceName:String)
          init(fileURLWithFileSystemRepresentation:UnsafePointer,isDirectory:Bool,relativeTo:URL)
          init(fileURLWithPath:String) init(fileURLWithPath:String,isDirectory:Bool)
          init(fileURLWithPath:String,isDirectory:Bool,relativeTo:URL) init(fileURLWithPath:String,relativeTo:URL)
          init(from:Decoder) init(string:String) init(string:String,encodingInvalidCharacters:Bool)
          init(string:String,relativeTo:URL) init(template:URL.Template,variables:[:URL.Template.Value])
          isFileURL:Bool lastPathComponent:String password(percentEncoded:Bool=)String password:String
          path(percentEncoded:Bool=)String path:String pathComponents:[String] pathExtension:String
          playgroundDescription:Any port:Int query(percentEncoded:Bool=)String query:String relativePath:String
          relativeString:String removeAllCachedResourceValues() removeCachedResourceValue(forKey:URLResourceKey)
          resolveSymlinksInPath() resolvingSymlinksInPath()URL
          resourceValues(forKeys:[URLResourceKey])URLResourceValues scheme:String
          setResourceValues(_:URLResourceValues) setTemporaryResourceValue(_:Any,forKey:URLResourceKey) standardize()
          standardized:URL standardizedFileURL:URL user(percentEncoded:Bool=)String user:String
          withUnsafeFileSystemRepresentation(_:{UnsafePointer})ResultType
        URL.DirectoryHint
          .checkFileSystem .inferFromPath .isDirectory .notDirectory
        URL.Template
          description:String init(_:String)
        URL.Template.Value
          .associativeList(_:Sequence)URL.Template.Value .list(_:Sequence)URL.Template.Value
          .text(_:String)URL.Template.Value description:String init(arrayLiteral:String) init(dictionaryLiteral:)
          init(extendedGraphemeClusterLiteral:Self.StringLiteralType) init(stringLiteral:String)
          init(unicodeScalarLiteral:Self.ExtendedGraphemeClusterLiteralType)
        URL.Template.VariableName
          description:String init(_:String)
        URLAuthenticationChallenge: NSObject NSObjectProtocol
          error:Error failureResponse:URLResponse
          init(authenticationChallenge:URLAuthenticationChallenge,sender:URLAuthenticationChallengeSender)
          init(protectionSpace:URLProtectionSpace,proposedCredential:URLCredential,previousFailureCount:Int,failureResponse:URLResponse,error:Error,sender:URLAuthenticationChallengeSender)
          previousFailureCount:Int proposedCredential:URLCredential protectionSpace:URLProtectionSpace
          sender:URLAuthenticationChallengeSender
        URLAuthenticationChallengeSender: NSObjectProtocol
          cancel(_:URLAuthenticationChallenge) continueWithoutCredential(for:URLAuthenticationChallenge)
          performDefaultHandling(for:URLAuthenticationChallenge)
          rejectProtectionSpaceAndContinue(with:URLAuthenticationChallenge)
          use(_:URLCredential,for:URLAuthenticationChallenge)
        URLCache: NSObject NSObjectProtocol
          .shared:URLCache cachedResponse(for:URLRequest)CachedURLResponse currentDiskUsage:Int currentMemoryUsage:Int
          diskCapacity:Int getCachedResponse(for:URLSessionDataTask,completionHandler:{CachedURLResponse})
          init(memoryCapacity:Int,diskCapacity:Int,diskPath:String) memoryCapacity:Int removeAllCachedResponses()
          removeCachedResponse(for:URLRequest) removeCachedResponse(for:URLSessionDataTask)
          removeCachedResponses(since:Date) storeCachedResponse(_:CachedURLResponse,for:URLRequest)
          storeCachedResponse(_:CachedURLResponse,for:URLSessionDataTask)
        URLCache.StoragePolicy
          .allowed .allowedInMemoryOnly .notAllowed hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        URLComponents: ReferenceConvertible
          ReferenceType customMirror:Mirror debugDescription:String description:String encode(to:Encoder)
          encodedHost:String fragment:String hash(into:Hasher) host:String init() init(from:Decoder)
          init(string:String) init(string:String,encodingInvalidCharacters:Bool)
          init(url:URL,resolvingAgainstBaseURL:Bool) password:String path:String percentEncodedFragment:String
          percentEncodedHost:String percentEncodedPassword:String percentEncodedPath:String percentEncodedQuery:String
          percentEncodedQueryItems:[URLQueryItem] percentEncodedUser:String port:Int query:String
          queryItems:[URLQueryItem] rangeOfFragment:Range rangeOfHost:Range rangeOfPassword:Range rangeOfPath:Range
          rangeOfPort:Range rangeOfQuery:Range rangeOfScheme:Range rangeOfUser:Range scheme:String string:String
          url(relativeTo:URL)URL url:URL user:String
        URLCredential: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy()Any copy(with:NSZone=)Any encode(with:NSCoder) hasPassword:Bool
          init(coder:NSCoder) init(user:String,password:String,persistence:URLCredential.Persistence)
          isEqual(_:Any)Bool password:String persistence:URLCredential.Persistence user:String
        URLCredential.Persistence
          .forSession .none .permanent .synchronizable hash(into:Hasher) hashValue:Int init(rawValue:UInt)
        URLCredentialStorage: NSObject NSObjectProtocol
          .shared:URLCredentialStorage allCredentials:[:[:URLCredential]]
          credentials(for:URLProtectionSpace)[:URLCredential] defaultCredential(for:URLProtectionSpace)URLCredential
          getCredentials(for:URLProtectionSpace,task:URLSessionTask,completionHandler:{[:URLCredential]})
          getDefaultCredential(for:URLProtectionSpace,task:URLSessionTask,completionHandler:{URLCredential}) init()
          remove(_:URLCredential,for:URLProtectionSpace)
          remove(_:URLCredential,for:URLProtectionSpace,options:[:AnyObject]=)
          remove(_:URLCredential,for:URLProtectionSpace,options:[:AnyObject]=,task:URLSessionTask)
          set(_:URLCredential,for:URLProtectionSpace) set(_:URLCredential,for:URLProtectionSpace,task:URLSessionTask)
          setDefaultCredential(_:URLCredential,for:URLProtectionSpace)
          setDefaultCredential(_:URLCredential,for:URLProtectionSpace,task:URLSessionTask)
        URLProtectionSpace: NSCopying NSObject NSObjectProtocol
          authenticationMethod:String copy()Any copy(with:NSZone=)Any description:String distinguishedNames:[Data]
          host:String init(host:String,port:Int,protocol:String,realm:String,authenticationMethod:String)
          init(proxyHost:String,port:Int,type:String,realm:String,authenticationMethod:String) isProxy()Bool port:Int
          protocol:String proxyType:String realm:String receivesCredentialSecurely:Bool
        URLProtocol: NSObject NSObjectProtocol
          .canInit(with:URLRequest)Bool .canInit(with:URLSessionTask)Bool .canonicalRequest(for:URLRequest)URLRequest
          .property(forKey:String,in:URLRequest)Any .registerClass(_:AnyClass)Bool
          .removeProperty(forKey:String,in:NSMutableURLRequest)
          .requestIsCacheEquivalent(_:URLRequest,to:URLRequest)Bool
          .setProperty(_:Any,forKey:String,in:NSMutableURLRequest) .unregisterClass(_:AnyClass)
          cachedResponse:CachedURLResponse client:URLProtocolClient
          init(request:URLRequest,cachedResponse:CachedURLResponse,client:URLProtocolClient)
          init(task:URLSessionTask,cachedResponse:CachedURLResponse,client:URLProtocolClient) request:URLRequest
          startLoading() stopLoading() task:URLSessionTask
        URLProtocolClient: NSObjectProtocol
          urlProtocol(_:URLProtocol,cachedResponseIsValid:CachedURLResponse)
          urlProtocol(_:URLProtocol,didCancel:URLAuthenticationChallenge)
          urlProtocol(_:URLProtocol,didFailWithError:Error) urlProtocol(_:URLProtocol,didLoad:Data)
          urlProtocol(_:URLProtocol,didReceive:URLAuthenticationChallenge)
          urlProtocol(_:URLProtocol,didReceive:URLResponse,cacheStoragePolicy:URLCache.StoragePolicy)
          urlProtocol(_:URLProtocol,wasRedirectedTo:URLRequest,redirectResponse:URLResponse)
          urlProtocolDidFinishLoading(_:URLProtocol)
        URLQueryItem
          customMirror:Mirror debugDescription:String description:String hash(into:Hasher)
          init(name:String,value:String) name:String value:String
        URLRequest: ReferenceConvertible
          CachePolicy NetworkServiceType ReferenceType addValue(_:String,forHTTPHeaderField:String)
          allHTTPHeaderFields:[:String] allowsCellularAccess:Bool cachePolicy:URLRequest.CachePolicy
          customMirror:Mirror debugDescription:String description:String hash(into:Hasher) httpBody:Data
          httpBodyStream:InputStream httpMethod:String httpShouldHandleCookies:Bool httpShouldUsePipelining:Bool
          init(url:URL,cachePolicy:URLRequest.CachePolicy=,timeoutInterval:TimeInterval=) mainDocumentURL:URL
          networkServiceType:URLRequest.NetworkServiceType setValue(_:String,forHTTPHeaderField:String)
          timeoutInterval:TimeInterval url:URL value(forHTTPHeaderField:String)String
        URLResponse: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy()Any copy(with:NSZone=)Any encode(with:NSCoder) expectedContentLength:Int64
          hash:Int init(coder:NSCoder) init(url:URL,mimeType:String,expectedContentLength:Int,textEncodingName:String)
          isEqual(_:Any)Bool mimeType:String suggestedFilename:String textEncodingName:String url:URL
        URLSession: NSObject NSObjectProtocol
          .shared:URLSession configuration:URLSessionConfiguration
          data(for:URLRequest,delegate:URLSessionTaskDelegate=) data(from:URL,delegate:URLSessionTaskDelegate=)
          dataTask(with:URL)URLSessionDataTask
          dataTask(with:URL,completionHandler:{Data;URLResponse;Error})URLSessionDataTask
          dataTask(with:URLRequest)URLSessionDataTask
          dataTask(with:URLRequest,completionHandler:{Data;URLResponse;Error})URLSessionDataTask
          delegate:URLSessionDelegate delegateQueue:OperationQueue
          download(for:URLRequest,delegate:URLSessionTaskDelegate=)
          download(from:URL,delegate:URLSessionTaskDelegate=) downloadTask(with:URL)URLSessionDownloadTask
          downloadTask(with:URL,completionHandler:{URL;URLResponse;Error})URLSessionDownloadTask
          downloadTask(with:URLRequest)URLSessionDownloadTask
          downloadTask(with:URLRequest,completionHandler:{URL;URLResponse;Error})URLSessionDownloadTask
          downloadTask(withResumeData:Data)URLSessionDownloadTask
          downloadTask(withResumeData:Data,completionHandler:{URL;URLResponse;Error})URLSessionDownloadTask
          finishTasksAndInvalidate() flush(completionHandler:{}) getAllTasks(completionHandler:{[URLSessionTask]})
          getTasksWithCompletionHandler(_:{[URLSessionDataTask];[URLSessionUploadTask];[URLSessionDownloadTask]})
          init(configuration:URLSessionConfiguration)
          init(configuration:URLSessionConfiguration,delegate:URLSessionDelegate,delegateQueue:OperationQueue)
          invalidateAndCancel() reset(completionHandler:{}) sessionDescription:String
          upload(for:URLRequest,from:Data,delegate:URLSessionTaskDelegate=)
          upload(for:URLRequest,fromFile:URL,delegate:URLSessionTaskDelegate=)
          uploadTask(with:URLRequest,from:Data)URLSessionUploadTask
          uploadTask(with:URLRequest,from:Data,completionHandler:{Data;URLResponse;Error})URLSessionUploadTask
          uploadTask(with:URLRequest,fromFile:URL)URLSessionUploadTask
          uploadTask(with:URLRequest,fromFile:URL,completionHandler:{Data;URLResponse;Error})URLSessionUploadTask
          uploadTask(withStreamedRequest:URLRequest)URLSessionUploadTask
          webSocketTask(with:URL)URLSessionWebSocketTask
          webSocketTask(with:URL,protocols:[String])URLSessionWebSocketTask
          webSocketTask(with:URLRequest)URLSessionWebSocketTask
        URLSession.AuthChallengeDisposition
          .cancelAuthenticationChallenge .performDefaultHandling .rejectProtectionSpace .useCredential
          hash(into:Hasher) hashValue:Int init(rawValue:Int)
        URLSession.DelayedRequestDisposition
          .cancel .continueLoading .useNewRequest
        URLSession.ResponseDisposition
          .allow .becomeDownload .cancel hash(into:Hasher) hashValue:Int init(rawValue:Int)
        URLSessionConfiguration: NSCopying NSObject NSObjectProtocol
          .default:URLSessionConfiguration .ephemeral:URLSessionConfiguration allowsCellularAccess:Bool
          connectionProxyDictionary:[:Any] copy()Any copy(with:NSZone)Any httpAdditionalHeaders:[:Any]
          httpCookieAcceptPolicy:HTTPCookie.AcceptPolicy httpCookieStorage:HTTPCookieStorage
          httpMaximumConnectionsPerHost:Int httpShouldSetCookies:Bool httpShouldUsePipelining:Bool identifier:String
          init() isDiscretionary:Bool networkServiceType:URLRequest.NetworkServiceType protocolClasses:[AnyClass]
          requestCachePolicy:URLRequest.CachePolicy sharedContainerIdentifier:String
          shouldUseExtendedBackgroundIdleMode:Bool timeoutIntervalForRequest:TimeInterval
          timeoutIntervalForResource:TimeInterval urlCache:URLCache urlCredentialStorage:URLCredentialStorage
        URLSessionDataDelegate: NSObjectProtocol URLSessionDelegate URLSessionTaskDelegate
          urlSession(_:URLSession,dataTask:URLSessionDataTask,didBecome:URLSessionDownloadTask)
          urlSession(_:URLSession,dataTask:URLSessionDataTask,didBecome:URLSessionStreamTask)
          urlSession(_:URLSession,dataTask:URLSessionDataTask,didReceive:Data)
          urlSession(_:URLSession,dataTask:URLSessionDataTask,didReceive:URLResponse,completionHandler:{URLSession.ResponseDisposition})
          urlSession(_:URLSession,dataTask:URLSessionDataTask,willCacheResponse:CachedURLResponse,completionHandler:{CachedURLResponse})
        URLSessionDataTask: NSCopying NSObjectProtocol ProgressReporting URLSessionTask
        URLSessionDelegate: NSObjectProtocol
          urlSession(_:URLSession,didBecomeInvalidWithError:Error)
          urlSession(_:URLSession,didReceive:URLAuthenticationChallenge,completionHandler:{URLSession.AuthChallengeDisposition;URLCredential})
        URLSessionDownloadDelegate: NSObjectProtocol URLSessionDelegate URLSessionTaskDelegate
          urlSession(_:URLSession,downloadTask:URLSessionDownloadTask,didFinishDownloadingTo:URL)
          urlSession(_:URLSession,downloadTask:URLSessionDownloadTask,didResumeAtOffset:Int64,expectedTotalBytes:Int64)
          urlSession(_:URLSession,downloadTask:URLSessionDownloadTask,didWriteData:Int64,totalBytesWritten:Int64,totalBytesExpectedToWrite:Int64)
        URLSessionDownloadTask: NSCopying NSObjectProtocol ProgressReporting URLSessionTask
          cancel(byProducingResumeData:{Data})
        URLSessionStreamDelegate: NSObjectProtocol URLSessionDelegate URLSessionTaskDelegate
          urlSession(_:URLSession,betterRouteDiscoveredFor:URLSessionStreamTask)
          urlSession(_:URLSession,readClosedFor:URLSessionStreamTask)
          urlSession(_:URLSession,streamTask:URLSessionStreamTask,didBecome:InputStream,outputStream:OutputStream)
          urlSession(_:URLSession,writeClosedFor:URLSessionStreamTask)
        URLSessionStreamTask: NSCopying NSObjectProtocol ProgressReporting URLSessionTask
        URLSessionTask: NSCopying NSObject NSObjectProtocol ProgressReporting
          .defaultPriority:Float .highPriority:Float .lowPriority:Float cancel() copy()Any copy(with:NSZone)Any
          countOfBytesClientExpectsToReceive:Int64 countOfBytesClientExpectsToSend:Int64
          countOfBytesExpectedToReceive:Int64 countOfBytesExpectedToSend:Int64 countOfBytesReceived:Int64
          countOfBytesSent:Int64 currentRequest:URLRequest delegate:URLSessionTaskDelegate earliestBeginDate:Date
          error:Error init() originalRequest:URLRequest priority:Float progress:Progress response:URLResponse resume()
          state:URLSessionTask.State suspend() taskDescription:String taskIdentifier:Int
        URLSessionTask.State
          .canceling .completed .running .suspended hash(into:Hasher) hashValue:Int init(rawValue:Int)
        URLSessionTaskDelegate: NSObjectProtocol URLSessionDelegate
          urlSession(_:URLSession,task:URLSessionTask,didCompleteWithError:Error)
          urlSession(_:URLSession,task:URLSessionTask,didFinishCollecting:URLSessionTaskMetrics)
          urlSession(_:URLSession,task:URLSessionTask,didReceive:URLAuthenticationChallenge,completionHandler:{URLSession.AuthChallengeDisposition;URLCredential})
          urlSession(_:URLSession,task:URLSessionTask,didSendBodyData:Int64,totalBytesSent:Int64,totalBytesExpectedToSend:Int64)
          urlSession(_:URLSession,task:URLSessionTask,needNewBodyStream:{InputStream})
          urlSession(_:URLSession,task:URLSessionTask,willBeginDelayedRequest:URLRequest,completionHandler:{URLSession.DelayedRequestDisposition;URLRequest})
          urlSession(_:URLSession,task:URLSessionTask,willPerformHTTPRedirection:HTTPURLResponse,newRequest:URLRequest,completionHandler:{URLRequest})
        URLSessionTaskMetrics: NSObject NSObjectProtocol
          redirectCount:Int taskInterval:DateInterval transactionMetrics:[URLSessionTaskTransactionMetrics]
        URLSessionTaskMetrics.DomainResolutionProtocol
          .https .tcp .tls .udp .unknown hash(into:Hasher) hashValue:Int init(rawValue:Int)
        URLSessionTaskMetrics.ResourceFetchType
          .localCache .networkLoad .serverPush .unknown hash(into:Hasher) hashValue:Int init(rawValue:Int)
        URLSessionTaskTransactionMetrics: NSObject NSObjectProtocol
          connectEndDate:Date connectStartDate:Date countOfRequestBodyBytesBeforeEncoding:Int64
          countOfRequestBodyBytesSent:Int64 countOfRequestHeaderBytesSent:Int64
          countOfResponseBodyBytesAfterDecoding:Int64 countOfResponseBodyBytesReceived:Int64
          countOfResponseHeaderBytesReceived:Int64 domainLookupEndDate:Date domainLookupStartDate:Date
          domainResolutionProtocol:URLSessionTaskMetrics.DomainResolutionProtocol fetchStartDate:Date isCellular:Bool
          isConstrained:Bool isExpensive:Bool isMultipath:Bool isProxyConnection:Bool isReusedConnection:Bool
          localAddress:String localPort:String negotiatedTLSCipherSuite:tls_ciphersuite_t
          negotiatedTLSProtocolVersion:tls_protocol_version_t networkProtocolName:String remoteAddress:String
          remotePort:String request:URLRequest requestEndDate:Date requestStartDate:Date
          resourceFetchType:URLSessionTaskMetrics.ResourceFetchType response:URLResponse responseEndDate:Date
          responseStartDate:Date secureConnectionEndDate:Date secureConnectionStartDate:Date
        URLSessionUploadTask: NSCopying NSObjectProtocol ProgressReporting URLSessionDataTask
        URLSessionWebSocketDelegate: NSObjectProtocol URLSessionDelegate URLSessionTaskDelegate
          urlSession(_:URLSession,webSocketTask:URLSessionWebSocketTask,didCloseWith:URLSessionWebSocketTask.CloseCode,reason:Data)
          urlSession(_:URLSession,webSocketTask:URLSessionWebSocketTask,didOpenWithProtocol:String)
        URLSessionWebSocketTask: NSCopying NSObjectProtocol ProgressReporting URLSessionTask
          cancel() cancel(with:URLSessionWebSocketTask.CloseCode,reason:Data)
          closeCode:URLSessionWebSocketTask.CloseCode closeReason:Data error:Error maximumMessageSize:Int
          receive()URLSessionWebSocketTask.Message receive(completionHandler:{Result}) resume()
          send(_:URLSessionWebSocketTask.Message) send(_:URLSessionWebSocketTask.Message,completionHandler:{Error})
          sendPing() sendPing(pongReceiveHandler:{Error})
        URLSessionWebSocketTask.CloseCode
          .abnormalClosure .goingAway .internalServerError .invalid .invalidFramePayloadData
          .mandatoryExtensionMissing .messageTooBig .noStatusReceived .normalClosure .policyViolation .protocolError
          .tlsHandshakeFailure .unsupportedData hash(into:Hasher) hashValue:Int init(rawValue:Int)
        URLSessionWebSocketTask.Message
          .data .string
        UUID
          .random(using:RandomNumberGenerator)UUID customMirror:Mirror debugDescription:String description:String
          encode(to:Encoder) hash(into:Hasher) init() init(from:Decoder) init(uuid:uuid_t) init(uuidString:String)
          uuid:uuid_t uuidString:String
        Unit: NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding
          .supportsSecureCoding:Bool copy(with:NSZone)Any encode(with:NSCoder) init(coder:NSCoder) init(symbol:String)
          isEqual(_:Any)Bool symbol:String
        UnitAcceleration: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitAcceleration .gravity:UnitAcceleration .metersPerSecondSquared:UnitAcceleration
          isEqual(_:Any)Bool
        UnitAngle: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .arcMinutes:UnitAngle .arcSeconds:UnitAngle .baseUnit()UnitAngle .degrees:UnitAngle .gradians:UnitAngle
          .radians:UnitAngle .revolutions:UnitAngle isEqual(_:Any)Bool
        UnitArea: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .acres:UnitArea .ares:UnitArea .baseUnit()UnitArea .hectares:UnitArea .squareCentimeters:UnitArea
          .squareFeet:UnitArea .squareInches:UnitArea .squareKilometers:UnitArea .squareMegameters:UnitArea
          .squareMeters:UnitArea .squareMicrometers:UnitArea .squareMiles:UnitArea .squareMillimeters:UnitArea
          .squareNanometers:UnitArea .squareYards:UnitArea isEqual(_:Any)Bool
        UnitConcentrationMass: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitConcentrationMass .gramsPerLiter:UnitConcentrationMass
          .milligramsPerDeciliter:UnitConcentrationMass
          .millimolesPerLiter(withGramsPerMole:Double)UnitConcentrationMass isEqual(_:Any)Bool
        UnitConverter: NSObject NSObjectProtocol
          baseUnitValue(fromValue:Double)Double value(fromBaseUnitValue:Double)Double
        UnitConverterLinear: NSCoding NSObjectProtocol NSSecureCoding UnitConverter
          .supportsSecureCoding:Bool baseUnitValue(fromValue:Double)Double coefficient:Double constant:Double
          encode(with:NSCoder) init(coder:NSCoder) init(coefficient:Double) init(coefficient:Double,constant:Double)
          isEqual(_:Any)Bool value(fromBaseUnitValue:Double)Double
        UnitDispersion: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitDispersion .partsPerMillion:UnitDispersion isEqual(_:Any)Bool
        UnitDuration: Dimension
          .baseUnit()UnitDuration .hours:UnitDuration .microseconds:UnitDuration .milliseconds:UnitDuration
          .minutes:UnitDuration .nanoseconds:UnitDuration .picoseconds:UnitDuration .seconds:UnitDuration
          isEqual(_:Any)Bool
        UnitElectricCharge: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .ampereHours:UnitElectricCharge .baseUnit()UnitElectricCharge .coulombs:UnitElectricCharge
          .kiloampereHours:UnitElectricCharge .megaampereHours:UnitElectricCharge .microampereHours:UnitElectricCharge
          .milliampereHours:UnitElectricCharge isEqual(_:Any)Bool
        UnitElectricCurrent: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .amperes:UnitElectricCurrent .baseUnit()UnitElectricCurrent .kiloamperes:UnitElectricCurrent
          .megaamperes:UnitElectricCurrent .microamperes:UnitElectricCurrent .milliamperes:UnitElectricCurrent
          isEqual(_:Any)Bool
        UnitElectricPotentialDifference: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitElectricPotentialDifference .kilovolts:UnitElectricPotentialDifference
          .megavolts:UnitElectricPotentialDifference .microvolts:UnitElectricPotentialDifference
          .millivolts:UnitElectricPotentialDifference .volts:UnitElectricPotentialDifference isEqual(_:Any)Bool
        UnitElectricResistance: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitElectricResistance .kiloohms:UnitElectricResistance .megaohms:UnitElectricResistance
          .microohms:UnitElectricResistance .milliohms:UnitElectricResistance .ohms:UnitElectricResistance
          isEqual(_:Any)Bool
        UnitEnergy: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitEnergy .calories:UnitEnergy .joules:UnitEnergy .kilocalories:UnitEnergy
          .kilojoules:UnitEnergy .kilowattHours:UnitEnergy isEqual(_:Any)Bool
        UnitFrequency: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitFrequency .gigahertz:UnitFrequency .hertz:UnitFrequency .kilohertz:UnitFrequency
          .megahertz:UnitFrequency .microhertz:UnitFrequency .millihertz:UnitFrequency .nanohertz:UnitFrequency
          .terahertz:UnitFrequency isEqual(_:Any)Bool
        UnitFuelEfficiency: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitFuelEfficiency .litersPer100Kilometers:UnitFuelEfficiency .milesPerGallon:UnitFuelEfficiency
          .milesPerImperialGallon:UnitFuelEfficiency isEqual(_:Any)Bool
        UnitIlluminance: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitIlluminance .lux:UnitIlluminance isEqual(_:Any)Bool
        UnitInformationStorage: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitInformationStorage .bits:UnitInformationStorage .bytes:UnitInformationStorage
          .exabits:UnitInformationStorage .exabytes:UnitInformationStorage .exbibits:UnitInformationStorage
          .exbibytes:UnitInformationStorage .gibibits:UnitInformationStorage .gibibytes:UnitInformationStorage
          .gigabits:UnitInformationStorage .gigabytes:UnitInformationStorage .kibibits:UnitInformationStorage
          .kibibytes:UnitInformationStorage .kilobits:UnitInformationStorage .kilobytes:UnitInformationStorage
          .mebibits:UnitInformationStorage .mebibytes:UnitInformationStorage .megabits:UnitInformationStorage
          .megabytes:UnitInformationStorage .nibbles:UnitInformationStorage .pebibits:UnitInformationStorage
          .pebibytes:UnitInformationStorage .petabits:UnitInformationStorage .petabytes:UnitInformationStorage
          .tebibits:UnitInformationStorage .tebibytes:UnitInformationStorage .terabits:UnitInformationStorage
          .terabytes:UnitInformationStorage .yobibits:UnitInformationStorage .yobibytes:UnitInformationStorage
          .yottabits:UnitInformationStorage .yottabytes:UnitInformationStorage .zebibits:UnitInformationStorage
          .zebibytes:UnitInformationStorage .zettabits:UnitInformationStorage .zettabytes:UnitInformationStorage
          isEqual(_:Any)Bool
        UnitLength: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .astronomicalUnits:UnitLength .baseUnit()UnitLength .centimeters:UnitLength .decameters:UnitLength
          .decimeters:UnitLength .fathoms:UnitLength .feet:UnitLength .furlongs:UnitLength .hectometers:UnitLength
          .inches:UnitLength .kilometers:UnitLength .lightyears:UnitLength .megameters:UnitLength .meters:UnitLength
          .micrometers:UnitLength .miles:UnitLength .millimeters:UnitLength .nanometers:UnitLength
          .nauticalMiles:UnitLength .parsecs:UnitLength .picometers:UnitLength .scandinavianMiles:UnitLength
          .yards:UnitLength isEqual(_:Any)Bool
        UnitMass: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitMass .carats:UnitMass .centigrams:UnitMass .decigrams:UnitMass .grams:UnitMass
          .kilograms:UnitMass .metricTons:UnitMass .micrograms:UnitMass .milligrams:UnitMass .nanograms:UnitMass
          .ounces:UnitMass .ouncesTroy:UnitMass .picograms:UnitMass .pounds:UnitMass .shortTons:UnitMass
          .slugs:UnitMass .stones:UnitMass isEqual(_:Any)Bool
        UnitPower: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitPower .femtowatts:UnitPower .gigawatts:UnitPower .horsepower:UnitPower .kilowatts:UnitPower
          .megawatts:UnitPower .microwatts:UnitPower .milliwatts:UnitPower .nanowatts:UnitPower .picowatts:UnitPower
          .terawatts:UnitPower .watts:UnitPower isEqual(_:Any)Bool
        UnitPressure: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .bars:UnitPressure .baseUnit()UnitPressure .gigapascals:UnitPressure .hectopascals:UnitPressure
          .inchesOfMercury:UnitPressure .kilopascals:UnitPressure .megapascals:UnitPressure .millibars:UnitPressure
          .millimetersOfMercury:UnitPressure .newtonsPerMetersSquared:UnitPressure
          .poundsForcePerSquareInch:UnitPressure isEqual(_:Any)Bool
        UnitSpeed: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitSpeed .kilometersPerHour:UnitSpeed .knots:UnitSpeed .metersPerSecond:UnitSpeed
          .milesPerHour:UnitSpeed isEqual(_:Any)Bool
        UnitTemperature: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .baseUnit()UnitTemperature .celsius:UnitTemperature .fahrenheit:UnitTemperature .kelvin:UnitTemperature
          isEqual(_:Any)Bool
        UnitVolume: Dimension NSCoding NSCopying NSObjectProtocol NSSecureCoding
          .acreFeet:UnitVolume .baseUnit()UnitVolume .bushels:UnitVolume .centiliters:UnitVolume
          .cubicCentimeters:UnitVolume .cubicDecimeters:UnitVolume .cubicFeet:UnitVolume .cubicInches:UnitVolume
          .cubicKilometers:UnitVolume .cubicMeters:UnitVolume .cubicMiles:UnitVolume .cubicMillimeters:UnitVolume
          .cubicYards:UnitVolume .cups:UnitVolume .deciliters:UnitVolume .fluidOunces:UnitVolume .gallons:UnitVolume
          .imperialFluidOunces:UnitVolume .imperialGallons:UnitVolume .imperialPints:UnitVolume
          .imperialQuarts:UnitVolume .imperialTablespoons:UnitVolume .imperialTeaspoons:UnitVolume
          .kiloliters:UnitVolume .liters:UnitVolume .megaliters:UnitVolume .metricCups:UnitVolume
          .milliliters:UnitVolume .pints:UnitVolume .quarts:UnitVolume .tablespoons:UnitVolume .teaspoons:UnitVolume
          isEqual(_:Any)Bool
        UserDefaults: NSObject NSObjectProtocol
          .argumentDomain:String .didChangeNotification:NSNotification.Name .globalDomain:String
          .registrationDomain:String .resetStandardUserDefaults() .standard:UserDefaults addSuite(named:String)
          array(forKey:String)[Any] bool(forKey:String)Bool data(forKey:String)Data dictionary(forKey:String)[:Any]
          dictionaryRepresentation()[:Any] double(forKey:String)Double float(forKey:String)Float init()
          init(suiteName:String) integer(forKey:String)Int object(forKey:String)Any objectIsForced(forKey:String)Bool
          objectIsForced(forKey:String,inDomain:String)Bool persistentDomain(forName:String)[:Any]
          register(defaults:[:Any]) removeObject(forKey:String) removePersistentDomain(forName:String)
          removeSuite(named:String) removeVolatileDomain(forName:String) set(_:Any,forKey:String)
          set(_:Bool,forKey:String) set(_:Double,forKey:String) set(_:Float,forKey:String) set(_:Int,forKey:String)
          set(_:URL,forKey:String) setPersistentDomain(_:[:Any],forName:String)
          setVolatileDomain(_:[:Any],forName:String) string(forKey:String)String stringArray(forKey:String)[String]
          synchronize()Bool url(forKey:String)URL volatileDomain(forName:String)[:Any] volatileDomainNames:[String]
        """
}
