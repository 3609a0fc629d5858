/// The course inside the program. Its texts are decoded when it is asked for, and not before.
package enum BuiltInCourse {
    /// The files of the course, as in the folder `lessons` of the repository.
    package static var files: [CourseFile] { texts() }

    /// Reads the course; its faults are those that a test finds.
    package static var course: Course { CourseReader.read(files).course }
}
