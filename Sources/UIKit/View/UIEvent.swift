// Mirrors UIEvent (iOS 17). Missing: types, touches, time.
public import Foundation

/// Something that a person did; here only what `hitTest(_:with:)` is asked about.
open class UIEvent: NSObject {}
