// Source code can import this module under the name that it has on iOS; UIKit also exports it. See
// `CoreGraphics.swift`.
@_exported public import CoreGraphics
@_exported public import Foundation
