// Mirrors NSLocalizedString (iOS 17). Missing: nothing.
public import Foundation

/// Returns the text of a key in the language of the current device.
///
/// Foundation's function of the same name, which knows one language only, has default values, so
/// these are chosen where both are visible. Ported source calls ``NSLocalizedStringOfDevice(_:tableName:bundle:value:comment:)``
/// in all cases.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedStringOfDevice(key, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedStringOfDevice(key, tableName: tableName, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedStringOfDevice(key, bundle: bundle, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedStringOfDevice(key, value: value, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  NSLocalizedStringOfDevice(key, tableName: tableName, bundle: bundle, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  NSLocalizedStringOfDevice(key, tableName: tableName, value: value, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  NSLocalizedStringOfDevice(key, bundle: bundle, value: value, comment: comment)
}

/// See UIKit.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  NSLocalizedStringOfDevice(
    key, tableName: tableName, bundle: bundle, value: value, comment: comment)
}

/// Returns the text of a key in the language of the current device: `NSLocalizedString` under a name
/// that Foundation does not have.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the table; nil for `Localizable`.
///   - bundle: the bundle.
///   - value: the text if the key is in no table; the key if it is empty.
///   - comment: a comment for translators.
/// - Returns: the text.
public func NSLocalizedStringOfDevice(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  LocalizedLookup.string(for: key, value: value, table: tableName, in: bundle)
}
