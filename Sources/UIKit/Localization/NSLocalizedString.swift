// Mirrors NSLocalizedString (iOS 17). Missing: nothing.
public import Foundation

/// Returns the text of a key in the language of the current device.
///
/// Foundation's function of the same name, which supports only one language, has default arguments.
/// The overloads here have none, so the compiler prefers them. The porting tool replaces all calls
/// by ``NSLocalizedStringOfDevice(_:tableName:bundle:value:comment:)``.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedStringOfDevice(key, comment: comment)
}

/// Returns the text of a key in a table, in the language of the current device.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedStringOfDevice(key, tableName: tableName, comment: comment)
}

/// Returns the text of a key in a bundle, in the language of the current device.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedStringOfDevice(key, bundle: bundle, comment: comment)
}

/// Returns the text of a key in the language of the current device, or a default text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedStringOfDevice(key, value: value, comment: comment)
}

/// Returns the text of a key in a table of a bundle, in the language of the current device.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  NSLocalizedStringOfDevice(key, tableName: tableName, bundle: bundle, comment: comment)
}

/// Returns the text of a key in a table, in the language of the current device, or a default text.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  NSLocalizedStringOfDevice(key, tableName: tableName, value: value, comment: comment)
}

/// Returns the text of a key in a bundle, in the language of the current device, or a default text.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  NSLocalizedStringOfDevice(key, bundle: bundle, value: value, comment: comment)
}

/// Returns the text of a key in a table of a bundle, in the language of the current device, or a
/// default text.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  NSLocalizedStringOfDevice(
    key, tableName: tableName, bundle: bundle, value: value, comment: comment)
}

/// Returns the text of a key in the language of the current device.
///
/// The porting tool replaces calls of `NSLocalizedString` by calls of this function.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the table; nil for `Localizable`.
///   - bundle: the bundle.
///   - value: the text for a key that is in no table; an empty one means the key itself.
///   - comment: a comment for translators.
/// - Returns: the text.
public func NSLocalizedStringOfDevice(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  LocalizedLookup.string(for: key, value: value, table: tableName, in: bundle)
}
