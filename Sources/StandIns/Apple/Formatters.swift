// Mirrors formatters of Foundation that Foundation on Linux lacks, in English. Calendars, locales
// and some other options, such as `collapsesLargestUnit`, are stored but not read.
public import Foundation

/// A formatter of durations; generated source names it `DateComponentsFormatter`, since Foundation
/// on Linux has an unavailable class of that name.
open class DurationFormatterStandIn: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var calendar: Calendar?
  public var referenceDate: Date?
  public var allowsFractionalUnits = false
  public var maximumUnitCount = 0
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false

  private struct Part {
    let unit: NSCalendar.Unit
    let seconds: Int
    /// The singular of the unit's name, its short form, and its symbol.
    let names: (full: String, short: String, letter: String)
  }

  private static let parts = [
    Part(unit: .year, seconds: 31_536_000, names: ("year", "yr", "y")),
    Part(unit: .month, seconds: 2_592_000, names: ("month", "mth", "mo")),
    Part(unit: .weekOfMonth, seconds: 604_800, names: ("week", "wk", "w")),
    Part(unit: .day, seconds: 86_400, names: ("day", "day", "d")),
    Part(unit: .hour, seconds: 3_600, names: ("hour", "hr", "h")),
    Part(unit: .minute, seconds: 60, names: ("minute", "min", "m")),
    Part(unit: .second, seconds: 1, names: ("second", "sec", "s")),
  ]

  /// Returns a duration in seconds as text; nil if it is not finite, or is 10¹⁵ seconds or longer.
  open func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    var rest = Int(abs(seconds).rounded())
    var shown: [(part: Part, count: Int)] = []
    for part in Self.parts
    where allowedUnits.isEmpty ? isUsual(part) : allowedUnits.contains(part.unit) {
      shown.append((part, rest / part.seconds))
      rest %= part.seconds
    }
    let text = unitsStyle == .positional ? positional(shown) : worded(shown)
    return (seconds < 0 ? "-" : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  open func string(from components: DateComponents) -> String? {
    let values = [
      components.year, components.month, components.weekOfMonth ?? components.weekOfYear,
      components.day, components.hour, components.minute, components.second,
    ]
    let seconds = zip(values, Self.parts).reduce(0) { $0 + ($1.0 ?? 0) * $1.1.seconds }
    return string(from: TimeInterval(seconds))
  }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DurationFormatterStandIn()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func isUsual(_ part: Part) -> Bool { part.unit != .weekOfMonth }

  private func positional(_ all: [(part: Part, count: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let last = all.suffix(1)
    var shown = pads ? all : Array(all.drop { $0.count == 0 })
    if shown.isEmpty { shown = Array(last) }
    return shown.enumerated().map { index, item in
      index == 0 && !pads ? "\(item.count)" : (item.count < 10 ? "0" : "") + "\(item.count)"
    }.joined(separator: ":")
  }

  private func worded(_ all: [(part: Part, count: Int)]) -> String {
    var shown = all.filter { $0.count > 0 }
    if shown.isEmpty { shown = Array(all.suffix(1)) }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return shown.map { item in
      let (names, plural) = (item.part.names, item.count == 1 ? "" : "s")
      switch unitsStyle {
      case .abbreviated: return "\(item.count)\(names.letter)"
      case .brief: return "\(item.count)\(names.short)\(plural)"
      case .short: return "\(item.count) \(names.short)" + (names.short == "day" ? plural : "")
      default: return "\(item.count) \(names.full)\(plural)"
      }
    }.joined(separator: separator)
  }
}

/// A formatter of the distance from one date to another: “2 hours ago”.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendar: Calendar! = Calendar.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var locale: Locale! = Locale(identifier: "en_US")

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  open func localizedString(from components: DateComponents) -> String {
    let days =
      (components.day ?? 0) + 7 * (components.weekOfMonth ?? 0)
      + 30 * (components.month ?? 0) + 365 * (components.year ?? 0)
    let seconds =
      3_600 * (components.hour ?? 0) + 60 * (components.minute ?? 0)
      + (components.second ?? 0)
    return localizedString(fromTimeInterval: TimeInterval(days * 86_400 + seconds))
  }

  open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    let formatter = DurationFormatterStandIn()
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let styles: [UnitsStyle: DurationFormatterStandIn.UnitsStyle] = [
      .short: .short, .abbreviated: .abbreviated,
    ]
    formatter.unitsStyle = styles[unitsStyle] ?? .full
    formatter.maximumUnitCount = 1
    if dateTimeStyle == .named, let name = Self.name(of: seconds) { return name }
    let text = formatter.string(from: abs(seconds)) ?? ""
    return seconds > 0 ? "in \(text)" : "\(text) ago"
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static func name(of seconds: TimeInterval) -> String? {
    switch (seconds / 86_400).rounded(.towardZero) {
    case 0: abs(seconds) < 1 ? "now" : nil
    case 1: "tomorrow"
    case -1: "yesterday"
    default: nil
    }
  }
}

/// A formatter of a list: “basil, mint, and sage”.
open class ListFormatter: Formatter, @unchecked Sendable {
  public var itemFormatter: Formatter?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var locale: Locale! = Locale(identifier: "en_US")

  open class func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    if strings.count == 2 { return "\(strings[0]) and \(last)" }
    return strings.dropLast().joined(separator: ", ") + ", and \(last)"
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}

/// A formatter of measurements; generated source names it `MeasurementFormatter`, since Foundation
/// on Linux has an unavailable class of that name.
open class MeasurementFormatterStandIn: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var locale: Locale! = Locale(identifier: "en_US")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var numberFormatter: NumberFormatter! = NumberFormatter()

  open func string<Kind: Unit>(from measurement: Measurement<Kind>) -> String {
    numberFormatter.maximumFractionDigits = max(1, numberFormatter.maximumFractionDigits)
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    return "\(number) \(measurement.unit.symbol)"
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}
