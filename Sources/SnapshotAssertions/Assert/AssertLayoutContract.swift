public import LayoutLaboratory
public import LayoutScenes
public import LayoutStage
public import UIKit

/// Asserts that a layout keeps the rules on which a collection view relies.
///
/// ```swift
/// @MainActor @Test func `the grid keeps the contract`() { assertLayoutContract(GridLayout()) }
/// ```
///
/// The layout is laid out, scrolled, and turned there and back. What breaks a rule is listed with
/// its code, the index path, why it matters, and what to do.
///
/// - Parameters:
///   - layout: makes the layout, anew each time: an expression such as `GridLayout()`, not a
///     variable.
///   - sections: the number of items of each section.
///   - delegate: the layout's delegate.
///   - device: an iPhone 7 Plus where it is nil.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, which is blamed.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ layout: @autoclosure @escaping @MainActor () -> UICollectionViewLayout,
  sections: [Int] = [40], delegate: (any UICollectionViewDelegate)? = nil,
  on device: Device? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertLayoutContract(
    Laboratory(on: device, sections: sections, delegate: delegate, layout: layout),
    fileID: fileID, file: filePath, function: function, line: line, column: column)
}

/// Asserts that the layout of a controller's collection view keeps the rules by which it is
/// trusted.
///
/// - Parameters:
///   - controller: makes the controller, anew each time: an expression such as `GridController()`,
///     not a variable.
///   - device: an iPhone 7 Plus where it is nil.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, which is blamed.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract<Controller: UIViewController>(
  _ controller: @autoclosure @escaping @MainActor () -> Controller, on device: Device? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertLayoutContract(
    Laboratory(on: device, named: "\(Controller.self)", controller: controller),
    fileID: fileID, file: filePath, function: function, line: line, column: column)
}

/// Asserts that the layout of a figure's collection view keeps the rules by which it is trusted.
///
/// - Parameters:
///   - figure: shows the collection view.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, which is blamed.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ figure: Figure, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertLayoutContract(
    Laboratory(figure), fileID: fileID, file: filePath, function: function, line: line,
    column: column)
}

/// Asserts that the layouts of all variants of a scene keep the rules by which they are trusted.
///
/// - Parameters:
///   - scene: the scene.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, which is blamed.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ scene: Scene, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  for laboratory in scene.figures().map(Laboratory.init) {
    assertLayoutContract(
      laboratory, fileID: fileID, file: filePath, function: function, line: line, column: column)
  }
}

/// Asserts that the layout in a laboratory keeps the rules on which a collection view relies.
///
/// - Parameters:
///   - laboratory: shows the layout.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, which is blamed.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ laboratory: Laboratory, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do throws(LaboratoryError) {
    let report = try laboratory.lint()
    if report.isEmpty { return }
    TestFramework.current.fail("the layout breaks its contract\n\(report)", at: call)
  } catch {
    TestFramework.current.fail(error.description, at: call)
  }
}
